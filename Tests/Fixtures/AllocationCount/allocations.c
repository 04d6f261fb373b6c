// Counts what a test asks the C library for: its `malloc` and its like are put in front of that of glibc, for the test program alone.
#define _GNU_SOURCE
#include "AllocationCount.h"
#include <stddef.h>

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *memory, size_t size);

static __thread long count __attribute__((tls_model("initial-exec")));

void *malloc(size_t size) {
  count += 1;
  return __libc_malloc(size);
}
void *calloc(size_t number, size_t size) {
  count += 1;
  return __libc_calloc(number, size);
}
void *realloc(void *memory, size_t size) {
  count += 1;
  return __libc_realloc(memory, size);
}
long allocation_count(void) { return count; }
