#ifndef HEARTH_COS_LOCK_H
#define HEARTH_COS_LOCK_H

#include <linux/futex.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>

/// A lock of 32 bits, made of zeros. Its owner is in it, so that a thread that waits lends the owner its priority.
///
/// Source: futex(2), FUTEX_LOCK_PI: 0 for a free lock, else the number of the owner's thread, with a bit that says
/// whether others wait.
typedef struct os_unfair_lock_s {
  uint32_t _os_unfair_lock_opaque;
} os_unfair_lock, *os_unfair_lock_t;

static inline uint32_t _hearth_thread(void) {
  static __thread uint32_t number;
  if (number == 0) number = (uint32_t)syscall(SYS_gettid);
  return number;
}
static inline void _hearth_lock_failed(const char *message) {
  fprintf(stderr, "os_unfair_lock: %s\n", message);
  abort();
}
static inline bool _hearth_lock_is_own(os_unfair_lock_t lock) {
  return (__atomic_load_n(&lock->_os_unfair_lock_opaque, __ATOMIC_RELAXED) & FUTEX_TID_MASK) == _hearth_thread();
}

/// Waits until the lock is free, and takes it. The program stops where the thread has it already.
static inline void os_unfair_lock_lock(os_unfair_lock_t lock) {
  uint32_t free_lock = 0;
  if (__atomic_compare_exchange_n(&lock->_os_unfair_lock_opaque, &free_lock, _hearth_thread(), false, __ATOMIC_ACQUIRE,
                                  __ATOMIC_RELAXED))
    return;
  if (_hearth_lock_is_own(lock)) _hearth_lock_failed("the thread that locks it has it already");
  while (syscall(SYS_futex, &lock->_os_unfair_lock_opaque, FUTEX_LOCK_PI | FUTEX_PRIVATE_FLAG, 0, NULL, NULL, 0) != 0) {
  }
  __atomic_thread_fence(__ATOMIC_ACQUIRE);
}
/// Takes the lock if it is free. False where it is not.
static inline bool os_unfair_lock_trylock(os_unfair_lock_t lock) {
  uint32_t free_lock = 0;
  return __atomic_compare_exchange_n(&lock->_os_unfair_lock_opaque, &free_lock, _hearth_thread(), false,
                                     __ATOMIC_ACQUIRE, __ATOMIC_RELAXED);
}
/// Gives the lock back. The program stops where the thread does not have it.
static inline void os_unfair_lock_unlock(os_unfair_lock_t lock) {
  uint32_t own = _hearth_thread();
  if (__atomic_compare_exchange_n(&lock->_os_unfair_lock_opaque, &own, 0, false, __ATOMIC_RELEASE, __ATOMIC_RELAXED))
    return;
  if (!_hearth_lock_is_own(lock)) _hearth_lock_failed("the thread that unlocks it does not have it");
  __atomic_thread_fence(__ATOMIC_RELEASE);
  syscall(SYS_futex, &lock->_os_unfair_lock_opaque, FUTEX_UNLOCK_PI | FUTEX_PRIVATE_FLAG, 0, NULL, NULL, 0);
}
/// Stops the program where the thread does not have the lock.
static inline void os_unfair_lock_assert_owner(os_unfair_lock_t lock) {
  if (!_hearth_lock_is_own(lock)) _hearth_lock_failed("the thread does not have it");
}
/// Stops the program where the thread has the lock.
static inline void os_unfair_lock_assert_not_owner(os_unfair_lock_t lock) {
  if (_hearth_lock_is_own(lock)) _hearth_lock_failed("the thread has it");
}

#endif
