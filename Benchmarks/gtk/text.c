/* A GtkTextView with a long text: see Sources/bench/Texts.swift for what the figures are.
 *
 * Times end with layout; the view lays out what is seen before each frame, and the rest when there is time, which is in no
 * figure. `text1m.open.idle` is what it takes until all is laid out. Of the letters that are taken back there are 1,000 here, as making
 * 10,000 at places far from one another takes the view more than a minute.
 */
#include "bench.h"
#include <string.h>

enum { OPENS = 5, KEYS = 51, JUMPS = 11, PAGES = 51, EDITS = 1000, MEASURED = 200 };

static GtkWidget *view;
static GtkTextBuffer *buffer;
static GtkAdjustment *offset;

static char *repeated(const char *line, int count) {
  size_t length = strlen(line);
  char *text = g_malloc(length * count + 1);
  for (int index = 0; index < count; index++) memcpy(text + index * length, line, length);
  text[length * count] = 0;
  return text;
}

static void check(gboolean holds, const char *what) {
  if (!holds) {
    fprintf(stderr, "%s\n", what);
    exit(1);
  }
}

static GtkWindow *open_text(Frame *frame, const char *text) {
  view = gtk_text_view_new();
  gtk_text_view_set_wrap_mode(GTK_TEXT_VIEW(view), GTK_WRAP_WORD_CHAR);
  buffer = gtk_text_view_get_buffer(GTK_TEXT_VIEW(view));
  gtk_text_buffer_set_max_undo_levels(buffer, 0);
  gtk_text_buffer_set_enable_undo(buffer, FALSE);
  gtk_text_buffer_set_text(buffer, text, -1);
  gtk_text_buffer_set_enable_undo(buffer, TRUE);
  GtkTextIter start;
  gtk_text_buffer_get_start_iter(buffer, &start);
  gtk_text_buffer_place_cursor(buffer, &start);
  GtkWidget *scrolled = gtk_scrolled_window_new();
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), view);
  offset = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(scrolled));
  GtkWindow *window = GTK_WINDOW(gtk_window_new());
  gtk_window_set_default_size(window, 800, 600);
  gtk_window_set_child(window, scrolled);
  gtk_widget_realize(GTK_WIDGET(window));
  frame_watch(frame, window);
  gtk_window_present(window);
  gtk_widget_grab_focus(view);
  return window;
}

/* What `work` takes until the next frame is laid out. */
static double until_layout(Frame *frame, void (*work)(void)) {
  frame_reset(frame);
  double start = cpu_time();
  work();
  gdk_frame_clock_request_phase(gtk_widget_get_frame_clock(view), GDK_FRAME_CLOCK_PHASE_LAYOUT);
  frame_wait(&frame->layout_done);
  double time = frame->layout_done - start;
  gtk_widget_queue_draw(view);
  frame_wait(&frame->paint_done);
  return time;
}

static void place(double part) {
  GtkTextIter iter;
  gtk_text_buffer_get_iter_at_offset(buffer, &iter, (int)(gtk_text_buffer_get_char_count(buffer) * part));
  gtk_text_buffer_place_cursor(buffer, &iter);
}
static void show(void) { gtk_text_view_scroll_mark_onscreen(GTK_TEXT_VIEW(view), gtk_text_buffer_get_insert(buffer)); }

/* What a key leads to. */
static void type(void) { g_signal_emit_by_name(view, "insert-at-cursor", "x"); }
static void undo(void) { gtk_text_buffer_undo(buffer); }
static void to_end(void) { g_signal_emit_by_name(view, "move-cursor", GTK_MOVEMENT_BUFFER_ENDS, 1, FALSE); }
static void to_start(void) { g_signal_emit_by_name(view, "move-cursor", GTK_MOVEMENT_BUFFER_ENDS, -1, FALSE); }
static void page(void) { gtk_adjustment_set_value(offset, gtk_adjustment_get_value(offset) + gtk_adjustment_get_page_size(offset)); }

static void keys(Frame *frame, const char *name) {
  static const char *places[] = {"start", "middle", "end"};
  for (int index = 0; index < 3; index++) {
    place(index / 2.0);
    show();
    settle();
    double times[KEYS];
    int count = gtk_text_buffer_get_char_count(buffer);
    for (int key = 0; key < KEYS; key++) times[key] = until_layout(frame, type);
    check(gtk_text_buffer_get_char_count(buffer) == count + KEYS, "letters are missing");
    char figure[64];
    snprintf(figure, sizeof figure, "%s.key_%s", name, places[index]);
    report(figure, median(times, KEYS), "ms");
  }
}

static void measure(const char *name, const char *text, gboolean moves) {
  Frame frame = {0};
  GtkWindow *window = NULL;
  double opens[OPENS], whole[OPENS];
  for (int round = 0; round < OPENS; round++) {
    if (window) {
      gtk_window_destroy(window);
      settle();
    }
    frame_reset(&frame);
    double start = cpu_time();
    window = open_text(&frame, text);
    frame_wait(&frame.layout_done);
    opens[round] = frame.layout_done - start;
    frame_wait(&frame.paint_done);
    settle();
    settle();
    whole[round] = cpu_time() - start;
  }
  char figure[64];
  snprintf(figure, sizeof figure, "%s.open", name);
  report(figure, median(opens, OPENS), "ms");
  snprintf(figure, sizeof figure, "%s.open.idle", name);
  report(figure, median(whole, OPENS), "ms");
  keys(&frame, name);
  if (moves) {
    double times[PAGES];
    for (int round = 0; round < JUMPS; round++) {
      to_start();
      settle();
      times[round] = until_layout(&frame, to_end);
    }
    report("text1m.jump_end", median(times, JUMPS), "ms");
    to_start();
    settle();
    for (int round = 0; round < PAGES; round++) times[round] = until_layout(&frame, page);
    report("text1m.scroll_page", median(times, PAGES), "ms");
  }
  gtk_window_destroy(window);
  settle();
}

static void measure_undo(const char *text) {
  Frame frame = {0};
  GtkWindow *window = open_text(&frame, text);
  frame_wait(&frame.paint_done);
  settle();
  double heap = heap_in_use();
  for (int edit = 0; edit < EDITS; edit++) {
    // Not by the view, which would lay out the text in between each time.
    place(edit % 2 ? 0.75 : 0.25);
    gtk_text_buffer_begin_user_action(buffer);
    gtk_text_buffer_insert_at_cursor(buffer, "x", 1);
    gtk_text_buffer_end_user_action(buffer);
  }
  settle();
  report("text1m.memory_per_edit", (heap_in_use() - heap) / EDITS, "bytes");
  double total = 0;
  for (int edit = 0; edit < MEASURED; edit++) total += until_layout(&frame, undo);
  check(gtk_text_buffer_get_char_count(buffer) == (int)strlen(text) + EDITS - MEASURED, "not everything was taken back");
  report("text1m.undo", total / MEASURED, "ms");
  gtk_window_destroy(window);
}

int main(int count, char **arguments) {
  (void)arguments;
  gtk_init();
  static const char line[] = "The quick brown fox jumps over the lazy dog again\n", words[] = "The quick brown fox jumps over the lazy dog again ";
  char *lines = repeated(line, 20000);
  if (count == 1) {
    measure("text1m", lines, TRUE);
    measure("line100k", repeated(words, 2000), FALSE);
    measure("text1k", repeated(line, 20), FALSE);
    measure("line1k", repeated(words, 20), FALSE);
  }
  // With an argument this alone.
  measure_undo(lines);
  return 0;
}
