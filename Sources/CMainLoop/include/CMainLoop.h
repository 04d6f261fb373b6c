#pragma once
// The integration points that libdispatch and CoreFoundation offer to a foreign main loop.
int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *_Nullable message);
