// Kills or stops a program at calls that change files: a library that is loaded before the system's.
//
//   cc -shared -fPIC -O1 -o call-points.so call-points.c -ldl
//   LD_PRELOAD=call-points.so END_COUNTER=FILE END_AT=7 [END_TORN=1] PROGRAM...
//   LD_PRELOAD=call-points.so HOLD_AT=.png HOLD_SAYS=FIFO HOLD_GATE=FIFO PROGRAM...
//
// END_AT: all processes that the program starts count their calls in one file, four bytes long, which finally contains
// the number of calls. Before call number END_AT, counted from 1, the program and all processes that it started are
// killed; with END_TORN=1, and if it is a write, after half of the bytes. Standard output and standard error do not
// count.
//
// HOLD_AT: each process stops when it first opens a file for writing whose path contains this text, writes a line with
// its identifier to HOLD_SAYS, and continues once no process has HOLD_GATE open for writing. HOLD_SAYS stays open until
// the process ends.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

static int *counter;
static int last;
static int torn;

#define NEXT(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

// The text in a path at which to stop; NULL once the process was stopped.
static const char *held_path;
static int said = -1;

__attribute__((constructor)) static void begin_holding(void) {
  const char *path = getenv("HOLD_SAYS");
  if (!path) return;
  said = NEXT(open)(path, O_WRONLY | O_CLOEXEC);
  held_path = getenv("HOLD_AT");
}

static void hold(const char *path) {
  const char *part = held_path;
  if (!part || !strstr(path, part) || !__atomic_compare_exchange_n(&held_path, &part, NULL, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST))
    return;
  int gate = NEXT(open)(getenv("HOLD_GATE"), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
  dprintf(said, "%d\n", getpid());
  // Reading ends when the gate's last writer closes it.
  char byte;
  while (read(gate, &byte, 1) < 0 && (errno == EAGAIN || errno == EINTR)) {
    struct pollfd polled = {.fd = gate, .events = POLLIN};
    poll(&polled, 1, -1);
  }
  close(gate);
}

__attribute__((constructor)) static void begin(void) {
  const char *path = getenv("END_COUNTER");
  const char *at = getenv("END_AT");
  if (!path || !at) return;
  last = atoi(at);
  torn = getenv("END_TORN") != NULL;
  // The first process leads a group, so that all processes that it starts end with it.
  if (!getenv("END_LEADER")) {
    setpgid(0, 0);
    setenv("END_LEADER", "1", 1);
  }
  int file = open(path, O_RDWR | O_CLOEXEC);
  if (file < 0) return;
  void *memory = mmap(NULL, sizeof(int), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  close(file);
  if (memory != MAP_FAILED) counter = memory;
}

// Whether this is the call at which to kill the program.
static int is_last(void) { return counter && __atomic_add_fetch(counter, 1, __ATOMIC_SEQ_CST) == last; }

static void end(void) {
  kill(0, SIGKILL);
  for (;;) pause();
}

static int is_file(int file) {
  struct stat status;
  return file > 2 && fstat(file, &status) == 0 && S_ISREG(status.st_mode);
}

#define STEP() \
  do { \
    if (is_last()) end(); \
  } while (0)

ssize_t write(int file, const void *bytes, size_t count) {
  if (is_file(file) && is_last()) {
    if (torn) NEXT(write)(file, bytes, count / 2);
    end();
  }
  return NEXT(write)(file, bytes, count);
}

ssize_t pwrite(int file, const void *bytes, size_t count, off_t offset) {
  if (is_file(file) && is_last()) {
    if (torn) NEXT(pwrite)(file, bytes, count / 2, offset);
    end();
  }
  return NEXT(pwrite)(file, bytes, count, offset);
}

int rename(const char *from, const char *to) {
  STEP();
  return NEXT(rename)(from, to);
}

int renameat(int a, const char *from, int b, const char *to) {
  STEP();
  return NEXT(renameat)(a, from, b, to);
}

int unlink(const char *path) {
  STEP();
  return NEXT(unlink)(path);
}

int unlinkat(int folder, const char *path, int flags) {
  STEP();
  return NEXT(unlinkat)(folder, path, flags);
}

int mkdir(const char *path, mode_t mode) {
  STEP();
  return NEXT(mkdir)(path, mode);
}

int rmdir(const char *path) {
  STEP();
  return NEXT(rmdir)(path);
}

int ftruncate(int file, off_t length) {
  STEP();
  return NEXT(ftruncate)(file, length);
}

int open(const char *path, int flags, ...) {
  va_list arguments;
  va_start(arguments, flags);
  mode_t mode = flags & O_CREAT ? va_arg(arguments, mode_t) : 0;
  va_end(arguments);
  if (flags & (O_CREAT | O_TRUNC)) {
    hold(path);
    STEP();
  }
  return NEXT(open)(path, flags, mode);
}

int open64(const char *path, int flags, ...) {
  va_list arguments;
  va_start(arguments, flags);
  mode_t mode = flags & O_CREAT ? va_arg(arguments, mode_t) : 0;
  va_end(arguments);
  if (flags & (O_CREAT | O_TRUNC)) {
    hold(path);
    STEP();
  }
  return NEXT(open64)(path, flags, mode);
}
