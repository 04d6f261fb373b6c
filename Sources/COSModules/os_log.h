#ifndef HEARTH_OS_LOG_H
#define HEARTH_OS_LOG_H
// Logging is in Sources/os; see the module map.
#endif
