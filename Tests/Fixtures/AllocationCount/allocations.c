// Counts what a test asks the C library for: its `malloc` and its like are put in front of that of glibc, for the test program alone.
// In a build with `--sanitize=address` the sanitizer has them, and nothing is counted.
#define _GNU_SOURCE
#include "AllocationCount.h"
#include <stddef.h>

static __thread long count __attribute__((tls_model("initial-exec")));

#if !__has_feature(address_sanitizer)
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *memory, size_t size);

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
#endif
long allocation_count(void) { return count; }
