#define _GNU_SOURCE
#include "CMainLoop.h"

#include <dlfcn.h>
#include <stdatomic.h>
#include <stdint.h>
#include <sys/eventfd.h>
#include <unistd.h>

typedef const void *CFTypeRef;
extern CFTypeRef CFRunLoopGetMain(void);
extern double CFRunLoopGetNextTimerFireDate(CFTypeRef loop, CFTypeRef mode);
extern int CFRunLoopRunInMode(CFTypeRef mode, double seconds, unsigned char returnAfterSourceHandled);
extern const CFTypeRef kCFRunLoopDefaultMode;

double hearth_next_run_loop_timer(void) { return CFRunLoopGetNextTimerFireDate(CFRunLoopGetMain(), kCFRunLoopDefaultMode); }
void hearth_service_run_loop(void) { CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0, 0); }

// MARK: - Work for the main run loop

static atomic_int work_descriptor = -1;
static _Atomic(CFTypeRef) main_loop;

int hearth_run_loop_work_descriptor(void) {
  int descriptor = atomic_load(&work_descriptor);
  if (descriptor >= 0) return descriptor;
  descriptor = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
  atomic_store(&main_loop, CFRunLoopGetMain());
  atomic_store(&work_descriptor, descriptor);
  return descriptor;
}

bool hearth_take_run_loop_work(void) {
  uint64_t count = 0;
  int descriptor = atomic_load(&work_descriptor);
  return descriptor >= 0 && read(descriptor, &count, sizeof count) == sizeof count;
}

static void note_work(void) {
  int descriptor = atomic_load(&work_descriptor);
  uint64_t one = 1;
  // Fails only when nobody has read 2^64 - 2 signals, and then it is readable anyway.
  if (descriptor >= 0 && write(descriptor, &one, sizeof one) < 0) return;
}
static void note_work_of(CFTypeRef loop) {
  if (loop == atomic_load(&main_loop)) note_work();
}

// CoreFoundation keeps the descriptors that its run loop waits for to itself, and a performer does not even signal them. So the
// four functions that give a run loop something to do are wrapped: Foundation calls its own exported functions through the
// dynamic linker, which finds the program's definition first. They are weak, so that a program with Foundation linked into it
// has Foundation's; `MainLoop` finds out which of the two holds.
#define WRAP(result, name, parameters, arguments, note)                                                                  \
  __attribute__((weak, visibility("default"))) result name parameters {                                                  \
    static _Atomic(void *) found;                                                                                         \
    void *original = atomic_load(&found);                                                                                 \
    if (!original) {                                                                                                      \
      original = dlsym(RTLD_NEXT, #name);                                                                                 \
      atomic_store(&found, original);                                                                                     \
    }                                                                                                                     \
    ((result(*) parameters)original)arguments;                                                                            \
    note;                                                                                                                 \
  }

WRAP(void, CFRunLoopPerformBlock, (CFTypeRef loop, CFTypeRef mode, void *block), (loop, mode, block), note_work_of(loop))
WRAP(void, CFRunLoopWakeUp, (CFTypeRef loop), (loop), note_work_of(loop))
WRAP(void, CFRunLoopAddTimer, (CFTypeRef loop, CFTypeRef timer, CFTypeRef mode), (loop, timer, mode), note_work_of(loop))
WRAP(void, CFRunLoopTimerSetNextFireDate, (CFTypeRef timer, double date), (timer, date), note_work())
