// Shared by all peers: a CPU clock, options, files, and error handling.

#ifndef GALLEY_BENCHMARK_PEER_H
#define GALLEY_BENCHMARK_PEER_H

#include <glib.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define COUNT(array) ((int)(sizeof(array) / sizeof((array)[0])))

__attribute__((noreturn, format(printf, 1, 2))) static void fail(const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  fputs("error: ", stderr);
  vfprintf(stderr, format, arguments);
  fputc('\n', stderr);
  va_end(arguments);
  exit(2);
}

// CPU seconds of this process so far.
__attribute__((unused)) static double cpu_seconds(void) {
  struct timespec now;
  if (clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now) != 0) fail("no CPU clock");
  return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

// The whole file as a string to be freed.
__attribute__((unused)) static char *contents_of(const char *path) {
  char *contents = NULL;
  if (!g_file_get_contents(path, &contents, NULL, NULL)) fail("cannot read %s", path);
  return contents;
}

// The value after `--name` among the arguments, or `fallback`; without a fallback the option is required.
static const char *option(int count, char **arguments, const char *name, const char *fallback) {
  for (int i = 1; i + 1 < count; i++) {
    if (strncmp(arguments[i], "--", 2) == 0 && strcmp(arguments[i] + 2, name) == 0) return arguments[i + 1];
  }
  if (fallback == NULL) fail("--%s is missing", name);
  return fallback;
}

#endif
