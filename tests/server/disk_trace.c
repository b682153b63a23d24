/* Preloaded into a process, this writes down in which order marks are written to a write-ahead log,
 * that log is synced, and marks leave the process. See disk_trace.py, which compiles and reads it.
 *
 * A mark is DISK_MARK and the letters, digits and hyphens after it. A line of the trace is a kind
 * and its marks: "write" into a file named *-wal, "sync" of such a file, "answer" into what is no
 * regular file, as a pipe or a socket. A write or a sync is noted after it has happened, an answer
 * before; so what stands before an answer in the trace had happened before it.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <unistd.h>

#define LONGEST 65536

enum place { ELSEWHERE, LOG, OUTSIDE };

static int trace = -1;
static const char *mark;

typedef ssize_t (*write_function)(int, const void *, size_t);
typedef ssize_t (*pwrite_function)(int, const void *, size_t, off_t);
typedef ssize_t (*pwrite64_function)(int, const void *, size_t, off64_t);
typedef ssize_t (*writev_function)(int, const struct iovec *, int);
typedef ssize_t (*pwritev_function)(int, const struct iovec *, int, off_t);
typedef ssize_t (*send_function)(int, const void *, size_t, int);
typedef ssize_t (*sendto_function)(int, const void *, size_t, int, const struct sockaddr *, socklen_t);
typedef ssize_t (*sendmsg_function)(int, const struct msghdr *, int);
typedef int (*sync_function)(int);

/* The function of that name that would be called without us. */
#define REAL(kind, name) ((kind##_function)dlsym(RTLD_NEXT, #name))

static void line(const char *text, size_t length) {
    if (trace >= 0 && REAL(write, write)(trace, text, length) != (ssize_t)length)
        _exit(99);
}

__attribute__((constructor)) static void begin(void) {
    const char *path = getenv("DISK_TRACE");
    mark = getenv("DISK_MARK");
    if (path == NULL || mark == NULL)
        return;
    trace = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    line("begin\n", 6);
}

static enum place place_of(int file) {
    struct stat status;
    char link[64], path[4096];
    if (trace < 0 || file == trace || fstat(file, &status) != 0)
        return ELSEWHERE;
    if (!S_ISREG(status.st_mode))
        return OUTSIDE;
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t length = readlink(link, path, sizeof path);
    return length > 4 && memcmp(path + length - 4, "-wal", 4) == 0 ? LOG : ELSEWHERE;
}

static int in_a_mark(char letter) {
    return (letter >= '0' && letter <= '9') || (letter >= 'a' && letter <= 'z') ||
           (letter >= 'A' && letter <= 'Z') || letter == '-';
}

/* Write down an event with the marks in these bytes, if there are any. */
static void note(const char *kind, const char *bytes, size_t length) {
    char text[LONGEST];
    size_t used = strlen(kind), before = used, size = strlen(mark);
    memcpy(text, kind, used);
    const char *end = bytes + length, *at = bytes;
    while ((at = memmem(at, (size_t)(end - at), mark, size)) != NULL) {
        const char *last = at + size;
        while (last < end && in_a_mark(*last))
            last++;
        if (used + (size_t)(last - at) + 2 > LONGEST)
            _exit(98);
        text[used++] = ' ';
        memcpy(text + used, at, (size_t)(last - at));
        used += (size_t)(last - at);
        at = last;
    }
    text[used] = '\n';
    if (used > before)
        line(text, used + 1);
}

static void note_parts(const char *kind, const struct iovec *parts, size_t count) {
    for (size_t i = 0; i < count; i++)
        note(kind, parts[i].iov_base, parts[i].iov_len);
}

/* The order of the trace: answers are written down before, writes and syncs after. */
#define WRITING(file, before, call, after)     \
    enum place place = place_of(file);         \
    if (place == OUTSIDE)                      \
        before;                                \
    ssize_t written = call;                    \
    if (place == LOG && written > 0)           \
        after;                                 \
    return written

ssize_t write(int file, const void *bytes, size_t length) {
    WRITING(file, note("answer", bytes, length), REAL(write, write)(file, bytes, length),
            note("write", bytes, (size_t)written));
}

ssize_t pwrite(int file, const void *bytes, size_t length, off_t offset) {
    WRITING(file, (void)0, REAL(pwrite, pwrite)(file, bytes, length, offset),
            note("write", bytes, (size_t)written));
}

ssize_t pwrite64(int file, const void *bytes, size_t length, off64_t offset) {
    WRITING(file, (void)0, REAL(pwrite64, pwrite64)(file, bytes, length, offset),
            note("write", bytes, (size_t)written));
}

ssize_t writev(int file, const struct iovec *parts, int count) {
    WRITING(file, note_parts("answer", parts, (size_t)count),
            REAL(writev, writev)(file, parts, count), note_parts("write", parts, (size_t)count));
}

ssize_t pwritev(int file, const struct iovec *parts, int count, off_t offset) {
    WRITING(file, (void)0, REAL(pwritev, pwritev)(file, parts, count, offset),
            note_parts("write", parts, (size_t)count));
}

ssize_t send(int file, const void *bytes, size_t length, int flags) {
    WRITING(file, note("answer", bytes, length), REAL(send, send)(file, bytes, length, flags),
            (void)0);
}

ssize_t sendto(int file, const void *bytes, size_t length, int flags, const struct sockaddr *to,
               socklen_t size) {
    WRITING(file, note("answer", bytes, length),
            REAL(sendto, sendto)(file, bytes, length, flags, to, size), (void)0);
}

ssize_t sendmsg(int file, const struct msghdr *message, int flags) {
    WRITING(file, note_parts("answer", message->msg_iov, message->msg_iovlen),
            REAL(sendmsg, sendmsg)(file, message, flags), (void)0);
}

#define SYNCING(name)                                  \
    int name(int file) {                               \
        int failed = ((sync_function)dlsym(RTLD_NEXT, #name))(file);           \
        if (failed == 0 && place_of(file) == LOG)      \
            line("sync\n", 5);                         \
        return failed;                                 \
    }

SYNCING(fsync)
SYNCING(fdatasync)
