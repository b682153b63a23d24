"""Christina Regina against its rulings."""
