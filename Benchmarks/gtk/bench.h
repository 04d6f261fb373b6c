/* What the GTK programs beside this file share: time, medians, and a window whose layout can be waited for.
 *
 * Times are CPU time of the thread, from the start of the work until the frame clock has left its layout phase. GTK does
 * all of it on one thread, so this is the time that the work takes without the wait for the next frame, which would
 * add up to 16 ms to everything. Layout is what GTK does by itself in the window's frame, not a call to measure. Painting is
 * not in a figure unless its name says so.
 */
#pragma once
#include <gtk/gtk.h>
#include <malloc.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static double milliseconds(clockid_t clock) {
  struct timespec now;
  clock_gettime(clock, &now);
  return now.tv_sec * 1e3 + now.tv_nsec / 1e6;
}

/* Milliseconds of CPU this thread has used. */
static inline double cpu_time(void) { return milliseconds(CLOCK_THREAD_CPUTIME_ID); }

/* Milliseconds on a clock that all processes share. */
static inline double wall_time(void) { return milliseconds(CLOCK_MONOTONIC); }

/* Bytes in use on the heap. */
static inline double heap_in_use(void) {
  struct mallinfo2 info = mallinfo2();
  return (double)info.uordblks + (double)info.hblkhd;
}

static int compare_doubles(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

/* Sorts `values`. */
static inline double median(double *values, int count) {
  qsort(values, count, sizeof *values, compare_doubles);
  return count % 2 ? values[count / 2] : (values[count / 2 - 1] + values[count / 2]) / 2;
}

/* One line of output: name, value and unit, with tabs between. */
static inline void report(const char *name, double value, const char *unit) {
  printf("%s\t%.6g\t%s\n", name, value, unit);
  fflush(stdout);
}

/* When the window's frame clock last left a phase, in CPU time; zero: not since `frame_reset`. */
typedef struct {
  double layout_done;
  double paint_done;
} Frame;

static void on_layout(GdkFrameClock *clock, gpointer data) {
  Frame *frame = data;
  (void)clock;
  if (frame->layout_done == 0) frame->layout_done = cpu_time();
}

static void on_after_paint(GdkFrameClock *clock, gpointer data) {
  Frame *frame = data;
  (void)clock;
  if (frame->layout_done != 0 && frame->paint_done == 0) frame->paint_done = cpu_time();
}

/* Follows the frames of `window`, which must be realised. GDK lays out in its own handlers, which come first. */
static inline void frame_watch(Frame *frame, GtkWindow *window) {
  GdkFrameClock *clock = gtk_widget_get_frame_clock(GTK_WIDGET(window));
  g_signal_connect_after(clock, "layout", G_CALLBACK(on_layout), frame);
  g_signal_connect_after(clock, "after-paint", G_CALLBACK(on_after_paint), frame);
}

static inline void frame_reset(Frame *frame) { frame->layout_done = frame->paint_done = 0; }

/* Runs the main loop until the window has been laid out, or painted, since `frame_reset`. */
static inline void frame_wait(const double *moment) {
  double give_up = wall_time() + 60000;
  while (*moment == 0) {
    g_main_context_iteration(NULL, TRUE);
    if (wall_time() > give_up) {
      fprintf(stderr, "no frame within 60 s\n");
      exit(1);
    }
  }
}

static gboolean set_flag(gpointer flag) {
  *(gboolean *)flag = TRUE;
  return G_SOURCE_REMOVE;
}

/* Lets everything that is under way come to an end. */
static inline void settle(void) {
  gboolean over = FALSE;
  g_timeout_add(200, set_flag, &over);
  while (!over) g_main_context_iteration(NULL, TRUE);
}
