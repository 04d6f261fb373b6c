/* Clocks and the heap, as the GTK programs in ../../gtk read them. */
#pragma once

/* Milliseconds of CPU this thread has used. */
double measure_cpu_time(void);

/* Milliseconds on a clock that all processes share. */
double measure_wall_time(void);

/* Bytes in use on the heap. */
double measure_heap_in_use(void);

/* How often this thread has asked for memory, since it began. */
unsigned long measure_allocations(void);
