"""The position in words, labels and questions."""

from __future__ import annotations

from regalia.games.regency import schema as s
from tests.games.regency.scene import CARDS, CITIZEN_OF, GAME, WORDS, Regent, Scene

MINE = "Doge as noble, Vizier, Lama, Samurai"
THEIRS = "Boyar, Sachem, Druid"


def scene() -> Scene:
    return Scene(Regent(domain=MINE), Regent(domain=THEIRS), Regent())


def test_a_domain_in_words_has_its_own_citizens_the_outermost_first() -> None:
    sections = WORDS.describe(scene().seen(), ["A", "B", "C"])
    [lines] = [section.lines for section in sections if section.title == "Domains"]
    # The first three parts of a line are the regent, the power and the number of castes.
    lines_of_castes = [line.split("; ")[3:] for line in lines]
    assert lines_of_castes == [
        ["noble Vizier, under it Doge", "religious Lama", "military Samurai"],
        ["noble Sachem, under it Boyar", "religious Druid"],
        [],
    ]
    assert ["3 of 6 castes" in line for line in lines] == [True, False, False]


def test_who_is_in_no_domain_has_neither_owner_nor_caste_nor_place() -> None:
    seen = scene().seen()
    lie = {CITIZEN_OF[name.strip().split(" as ")[0].lower()] for name in MINE.split(",")}
    lie |= {CITIZEN_OF[name.strip().lower()] for name in THEIRS.split(",")}
    for citizen in range(s.CITIZENS):
        found = (seen.owner[citizen], seen.role[citizen], seen.depth[citizen])
        assert (found == (-1, -1, -1)) == (citizen not in lie)
    assert sorted(seen.depth[citizen] for citizen in lie) == [0, 0, 0, 0, 0, 1, 1]


def test_what_takes_the_whole_hand_is_labelled_in_one_line() -> None:
    scene = Scene(Regent("Tithe, 2 Refuse", mat="Mansa"), Regent(), Regent())

    def brief(written: str) -> str:
        return WORDS.brief(scene.state, WORDS.parse(scene.state, written, whole=False))

    hand = "discard Tithe discard Refuse discard Refuse"
    assert brief(f"ready {hand}") == "Ready Treasury (whole hand)"
    assert brief(f"attract Maharani {hand}") == "Attract Maharani (whole hand)"
    assert brief("ready discard Refuse") == "Ready Treasury (4 influence), …"
    assert brief("ready") == "Ready Treasury (4 influence)"
    scene = scene.begin("ready")
    assert brief("discard Tithe discard Refuse discard Refuse") == "Discard all of your hand"
    scene = scene.begin("discard Tithe")
    assert brief("discard Refuse discard Refuse") == "Discard the rest of your hand"


def test_after_treasury_an_attraction_is_paid_as_the_notation_says() -> None:
    scene = Scene(
        Regent("Favour, Tithe", mat="Mansa", ready=True),
        Regent(),
        Regent(),
        row="Maharani, Kahuna, Cataphract, Salt Dealer, Reindeer Herder, Bushranger",
        drawing=["Tithe", "Tithe", "Convert"],
    )
    scene.move("attract Maharani use Treasury")
    assert scene.legal() == ["pay Favour", "pay Tithe"]
    assert WORDS.prompt(scene.state, 0) == "Pay 2 influence more to attract Maharani."


def test_the_first_citizen_of_the_file_is_named_like_any_other() -> None:
    assert CITIZEN_OF["vizier"] == 0

    def under_way(scene: Scene) -> list[str]:
        sections = WORDS.describe(scene.seen(), ["Ada", "Bo", "Carin"])
        return next(section.lines for section in sections if section.title == "Under way")

    scene = Scene(Regent("Conquer", mat="Shaka"), Regent("Defend", "Vizier, Samurai"), "")
    assert under_way(scene.move("play Conquer Vizier")) == ["Ada: Conquer: Vizier"]
    row = "Vizier, Kahuna, Cataphract, Salt Dealer, Reindeer Herder, Bushranger"
    scene = Scene(Regent("Appointment", "Boyar"), Regent("Revolt", "Crofter"), "", row=row)
    scene.move("play Appointment Boyar with Vizier")
    assert under_way(scene) == ["Ada: Appointment: Boyar for Vizier"]


def test_labels_of_a_mat_and_of_the_end_of_a_turn() -> None:
    state = GAME.new(3, {})
    labels = [WORDS.label(state, action) for action in state.legal()]
    assert labels[:4:3] == [
        f"{CARDS.regents[0]} (noble, Inheritance)",
        f"{CARDS.regents[3]} (religious, Prayer)",
    ]
    scene = Scene(Regent("2 Tithe"), Regent(), Regent())
    enough = WORDS.parse(scene.state, "end done")[-1]
    assert WORDS.label(scene.begin("end").state, enough) == "Discard nothing and draw"
    assert WORDS.label(scene.begin("discard Tithe").state, enough) == "Draw"
