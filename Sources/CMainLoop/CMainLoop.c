#include "CMainLoop.h"

typedef const void *CFTypeRef;
extern CFTypeRef CFRunLoopGetMain(void);
extern double CFRunLoopGetNextTimerFireDate(CFTypeRef loop, CFTypeRef mode);
extern int CFRunLoopRunInMode(CFTypeRef mode, double seconds, unsigned char returnAfterSourceHandled);
extern const CFTypeRef kCFRunLoopDefaultMode;

double hearth_next_run_loop_timer(void) { return CFRunLoopGetNextTimerFireDate(CFRunLoopGetMain(), kCFRunLoopDefaultMode); }
void hearth_service_run_loop(void) { CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0, 0); }
