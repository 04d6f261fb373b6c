#define _GNU_SOURCE
#include "CTestStack.h"
#include <pthread.h>

// The engine walks trees of views recursively. In an app it does so on the main thread, whose stack grows; in a test process the main
// actor runs on a thread of libdispatch, whose stack has the size that is the default when it is made. Only what is used takes memory.
__attribute__((constructor)) static void enlarge_stacks(void) {
  pthread_attr_t attributes;
  if (pthread_attr_init(&attributes) != 0) return;
  pthread_attr_setstacksize(&attributes, (size_t)120 << 20);
  pthread_setattr_default_np(&attributes);
  pthread_attr_destroy(&attributes);
}

void hearth_link_test_stack(void) {}
