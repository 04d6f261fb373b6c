#ifndef HEARTH_OS_LOCK_H
#define HEARTH_OS_LOCK_H
// Locks are in Sources/os and Sources/COSLock; see the module map.
#endif
