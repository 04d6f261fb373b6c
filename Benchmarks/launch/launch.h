/* What the launchers share: mistakes, clocks, medians, and programs that are started. */
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

static void fail(const char *path, const char *what) {
  fprintf(stderr, "%s %s\n", path, what);
  exit(1);
}

static double milliseconds(clockid_t clock) {
  struct timespec now;
  if (clock_gettime(clock, &now) != 0) fail("a clock", "cannot be read");
  return now.tv_sec * 1e3 + now.tv_nsec / 1e6;
}

static int compare(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}
static double median(double *values, int count) {
  qsort(values, count, sizeof *values, compare);
  return count % 2 ? values[count / 2] : (values[count / 2 - 1] + values[count / 2]) / 2;
}

/* The two parts of NAME=PROGRAM, in its own memory. */
static inline void split(char *argument, char **name, char **path) {
  char *mark = strchr(argument, '=');
  if (!mark) fail(argument, "is not NAME=PROGRAM");
  *mark = 0;
  *name = argument;
  *path = mark + 1;
}

/* Starts a program. What it says, on standard output and standard error, is read from `output`. */
static inline pid_t start_program(char *path, int *output) {
  int ends[2];
  if (pipe(ends) != 0) fail(path, "gets no pipe");
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
  posix_spawn_file_actions_adddup2(&actions, ends[1], STDERR_FILENO);
  posix_spawn_file_actions_addclose(&actions, ends[0]);
  posix_spawn_file_actions_addclose(&actions, ends[1]);
  char *arguments[] = {path, NULL};
  pid_t child;
  if (posix_spawn(&child, path, &actions, NULL, arguments, environ) != 0) fail(path, "cannot be started");
  close(ends[1]);
  posix_spawn_file_actions_destroy(&actions);
  *output = ends[0];
  return child;
}
