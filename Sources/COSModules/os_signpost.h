#ifndef HEARTH_OS_SIGNPOST_H
#define HEARTH_OS_SIGNPOST_H
// Signposts are in Sources/os; see the module map.
#endif
