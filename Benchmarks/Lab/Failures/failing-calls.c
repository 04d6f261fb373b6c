// Lets one call of a file fail in the program that this is loaded into before all others (LD_PRELOAD).
//
// HEARTH_FAIL is "NAME NUMBER": the call with this number, from 1, of write, open, rename, fsync, mkdir or truncate. "NAME NUMBER+" lets all
// after it fail, too, as on a disk that is full. Only calls for what is below the directory HEARTH_FAIL_BELOW count. HEARTH_FAIL_NOTE names a
// file that is made when one has failed.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

static atomic_int calls;

static int is_below(const char *path) {
  const char *directory = getenv("HEARTH_FAIL_BELOW");
  return directory && path && strncmp(path, directory, strlen(directory)) == 0;
}

static int is_file_below(int file) {
  char link[64], path[PATH_MAX];
  snprintf(link, sizeof link, "/proc/self/fd/%d", file);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length < 0) return 0;
  path[length] = 0;
  return is_below(path);
}

// Whether this call of `name`, which counts, is to fail.
static int fails(const char *name) {
  const char *wanted = getenv("HEARTH_FAIL");
  size_t length = strlen(name);
  if (!wanted || strncmp(wanted, name, length) != 0 || wanted[length] != ' ') return 0;
  int call = atomic_fetch_add(&calls, 1) + 1, number = atoi(wanted + length + 1);
  if (call != number && !(call > number && strchr(wanted, '+'))) return 0;
  const char *note = getenv("HEARTH_FAIL_NOTE");
  if (note) {
    int file = syscall(SYS_openat, AT_FDCWD, note, O_CREAT | O_WRONLY, 0600);
    if (file >= 0) syscall(SYS_close, file);
  }
  return 1;
}

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))
#define FAIL_IF(condition, name, error) \
  if ((condition) && fails(name)) { errno = error; return -1; }

ssize_t write(int file, const void *bytes, size_t count) {
  FAIL_IF(is_file_below(file), "write", ENOSPC)
  return REAL(write)(file, bytes, count);
}
ssize_t pwrite(int file, const void *bytes, size_t count, off_t offset) {
  FAIL_IF(is_file_below(file), "write", ENOSPC)
  return REAL(pwrite)(file, bytes, count, offset);
}
ssize_t pwrite64(int file, const void *bytes, size_t count, off64_t offset) {
  FAIL_IF(is_file_below(file), "write", ENOSPC)
  return REAL(pwrite64)(file, bytes, count, offset);
}
int fsync(int file) {
  FAIL_IF(is_file_below(file), "fsync", EIO)
  return REAL(fsync)(file);
}
int fdatasync(int file) {
  FAIL_IF(is_file_below(file), "fsync", EIO)
  return REAL(fdatasync)(file);
}
int ftruncate(int file, off_t length) {
  FAIL_IF(is_file_below(file), "truncate", EIO)
  return REAL(ftruncate)(file, length);
}
int ftruncate64(int file, off64_t length) {
  FAIL_IF(is_file_below(file), "truncate", EIO)
  return REAL(ftruncate64)(file, length);
}
int rename(const char *from, const char *to) {
  FAIL_IF(is_below(to), "rename", EIO)
  return REAL(rename)(from, to);
}
int renameat(int from_directory, const char *from, int to_directory, const char *to) {
  FAIL_IF(is_below(to), "rename", EIO)
  return REAL(renameat)(from_directory, from, to_directory, to);
}
int mkdir(const char *path, mode_t mode) {
  FAIL_IF(is_below(path), "mkdir", ENOSPC)
  return REAL(mkdir)(path, mode);
}
#define OPEN(name) \
  int name(const char *path, int flags, ...) { \
    mode_t mode = 0; \
    if (flags & (O_CREAT | O_TMPFILE)) { \
      va_list rest; \
      va_start(rest, flags); \
      mode = va_arg(rest, mode_t); \
      va_end(rest); \
    } \
    FAIL_IF(is_below(path), "open", flags & O_CREAT ? ENOSPC : EMFILE) \
    return REAL(name)(path, flags, mode); \
  }
OPEN(open)
OPEN(open64)
