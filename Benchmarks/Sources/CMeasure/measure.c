#define _GNU_SOURCE
#include "measure.h"
#include <errno.h>
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

/* What the library of C calls its own functions. The ones below come in the place of those for the whole program. */
extern void *__libc_malloc(size_t), *__libc_calloc(size_t, size_t), *__libc_realloc(void *, size_t), *__libc_memalign(size_t, size_t);

static __thread unsigned long allocations;

unsigned long measure_allocations(void) { return allocations; }

void *malloc(size_t size) {
  allocations++;
  return __libc_malloc(size);
}
void *calloc(size_t count, size_t size) {
  allocations++;
  return __libc_calloc(count, size);
}
void *realloc(void *memory, size_t size) {
  allocations++;
  return __libc_realloc(memory, size);
}
void *memalign(size_t alignment, size_t size) {
  allocations++;
  return __libc_memalign(alignment, size);
}
void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }
int posix_memalign(void **memory, size_t alignment, size_t size) {
  void *made = memalign(alignment, size);
  if (!made) return ENOMEM;
  *memory = made;
  return 0;
}
