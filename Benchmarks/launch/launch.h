/* What the launchers share: mistakes, clocks and medians. */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

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
