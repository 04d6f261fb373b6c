// What programs of tests need of C.
#pragma once

// What the main thread of a program does on the socket of the software keyboard.
typedef struct {
  // Calls of connect, recv and send on that socket.
  long calls;
  // Those among them in which the thread slept, or could have: the socket blocks.
  long blocked;
  // Turns of the main loop in which there was such a call.
  long turns;
  // Milliseconds that the thread neither ran nor waited for a core, outside of poll: the longest turn with such a call, and of all turns.
  double longest_sleep, longest_sleep_of_all;
  // Milliseconds of the processor within such calls, all together.
  double time;
  // How often something came and was answered, and the milliseconds of the processor from the call that read it to the end of the call that wrote
  // the answer: reading the message, entering the letter, telling so.
  long answers;
  double answer_time;
} CallCount;

CallCount call_count(void);

// Whether bytes are among others.
int has_bytes(const void *all, unsigned long count, const void *some, unsigned long length);
