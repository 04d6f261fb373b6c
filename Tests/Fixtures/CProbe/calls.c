// Puts its own connect, recv, send and poll in front of those of glibc, for the program that it is linked into. On the main thread it counts what
// goes to the socket of the software keyboard, and tells by the system's own figures whether the thread slept: a machine that is busy with something else
// changes nothing of that.
#define _GNU_SOURCE
#include "CProbe.h"
#include <dlfcn.h>
#include <fcntl.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/un.h>
#include <time.h>
#include <unistd.h>

static CallCount count;
static int has_called, schedule = -1;
static double turn_wall, turn_used;
// When something came that has no answer yet; 0 for nothing.
static double question;

static int is_main(void) { return syscall(SYS_gettid) == getpid(); }

static double milliseconds(clockid_t clock) {
  struct timespec now;
  clock_gettime(clock, &now);
  return now.tv_sec * 1e3 + now.tv_nsec / 1e6;
}
// What the thread has run, and waited for a core.
static double used(void) {
  char text[128] = "";
  unsigned long long waited = 0;
  if (schedule < 0) schedule = open("/proc/thread-self/schedstat", O_RDONLY | O_CLOEXEC);
  if (schedule >= 0 && pread(schedule, text, sizeof text - 1, 0) > 0) sscanf(text, "%*u %llu", &waited);
  return milliseconds(CLOCK_THREAD_CPUTIME_ID) + waited / 1e6;
}
static long switches(void) {
  struct rusage usage;
  getrusage(RUSAGE_THREAD, &usage);
  return usage.ru_nvcsw;
}
static int is_keyboard(const struct sockaddr *address, socklen_t length) {
  static const char name[] = "/hearth/keyboard-1";
  if (length <= sizeof(sa_family_t) || address->sa_family != AF_UNIX) return 0;
  const char *path = ((const struct sockaddr_un *)address)->sun_path;
  size_t size = strnlen(path, length - sizeof(sa_family_t));
  return size >= sizeof name - 1 && memcmp(path + size - (sizeof name - 1), name, sizeof name - 1) == 0;
}
static int leads_to_keyboard(int descriptor) {
  struct sockaddr_un address;
  socklen_t length = sizeof address;
  return is_main() && getpeername(descriptor, (struct sockaddr *)&address, &length) == 0 &&
         is_keyboard((struct sockaddr *)&address, length);
}

typedef struct {
  long switches;
  double time;
} Start;
static Start begin(void) { return (Start){switches(), milliseconds(CLOCK_THREAD_CPUTIME_ID)}; }
static void end(Start start, int descriptor, int flags) {
  int waits = !(flags & MSG_DONTWAIT) && !(fcntl(descriptor, F_GETFL) & O_NONBLOCK);
  count.time += milliseconds(CLOCK_THREAD_CPUTIME_ID) - start.time;
  count.calls += 1;
  if (waits || switches() != start.switches) count.blocked += 1;
  has_called = 1;
}

#define NEXT(name) \
  static __typeof__(&name) next; \
  if (!next) next = (__typeof__(&name))dlsym(RTLD_NEXT, #name)

int connect(int descriptor, const struct sockaddr *address, socklen_t length) {
  NEXT(connect);
  if (!is_main() || !is_keyboard(address, length)) return next(descriptor, address, length);
  Start start = begin();
  int result = next(descriptor, address, length);
  end(start, descriptor, 0);
  return result;
}
ssize_t recv(int descriptor, void *bytes, size_t size, int flags) {
  NEXT(recv);
  if (!leads_to_keyboard(descriptor)) return next(descriptor, bytes, size, flags);
  Start start = begin();
  ssize_t result = next(descriptor, bytes, size, flags);
  end(start, descriptor, flags);
  question = result > 0 ? start.time : 0;
  return result;
}
ssize_t send(int descriptor, const void *bytes, size_t size, int flags) {
  NEXT(send);
  if (!leads_to_keyboard(descriptor)) return next(descriptor, bytes, size, flags);
  Start start = begin();
  ssize_t result = next(descriptor, bytes, size, flags);
  end(start, descriptor, flags);
  if (question > 0) {
    count.answers += 1;
    count.answer_time += milliseconds(CLOCK_THREAD_CPUTIME_ID) - question;
    question = 0;
  }
  return result;
}
int poll(struct pollfd *files, nfds_t number, int timeout) {
  NEXT(poll);
  if (!is_main()) return next(files, number, timeout);
  if (turn_wall > 0) {
    double slept = milliseconds(CLOCK_MONOTONIC) - turn_wall - (used() - turn_used);
    if (slept > count.longest_sleep_of_all) count.longest_sleep_of_all = slept;
    if (has_called) {
      count.turns += 1;
      if (slept > count.longest_sleep) count.longest_sleep = slept;
    }
  }
  has_called = 0;
  question = 0;
  int result = next(files, number, timeout);
  turn_used = used();
  turn_wall = milliseconds(CLOCK_MONOTONIC);
  return result;
}
CallCount call_count(void) { return count; }

int has_bytes(const void *all, unsigned long count, const void *some, unsigned long length) {
  return memmem(all, count, some, length) != NULL;
}
