#define _GNU_SOURCE
#include "measure.h"
#include <malloc.h>
#include <time.h>

static double milliseconds(clockid_t clock) {
  struct timespec now;
  clock_gettime(clock, &now);
  return now.tv_sec * 1e3 + now.tv_nsec / 1e6;
}

double measure_cpu_time(void) { return milliseconds(CLOCK_THREAD_CPUTIME_ID); }

double measure_wall_time(void) { return milliseconds(CLOCK_MONOTONIC); }

double measure_heap_in_use(void) {
  struct mallinfo2 info = mallinfo2();
  return (double)info.uordblks + (double)info.hblkhd;
}
