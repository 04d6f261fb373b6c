#pragma once
#include <stdbool.h>
// The integration points that libdispatch and CoreFoundation offer to a foreign main loop. Exported by both without a header.
int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *_Nullable message);
/// When the next timer of the main run loop fires, in seconds since the reference date; 0 when there is none.
double hearth_next_run_loop_timer(void);
/// Runs what is due in the main run loop: timers, performers. Does not wait.
void hearth_service_run_loop(void);
/// A descriptor that becomes readable when any thread gives the main run loop something to do: a performer, a timer, a wake-up. The
/// first call begins to look.
int hearth_run_loop_work_descriptor(void);
/// Whether the descriptor was readable; it is not afterwards.
bool hearth_take_run_loop_work(void);
