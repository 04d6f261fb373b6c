/* 10,000 buttons in 100 boxes of 100 in a vertical box.
 *
 *   focus10k.arrow           focus moves one button on, right and down by turns, to the end of layout
 *   focus10k.arrow.call      of that, the call that moves it
 *   focus10k.tab             the same with Tab
 *   focus10k.tab.call        of that, the call that moves it
 *   focus10k.arrow.changed   the first arrow after a label above has grown and everything has been laid out anew
 */
#include "bench.h"

enum { ROWS = 100, COLUMNS = 100, MOVES = 61, CHANGES = 11 };

static GtkWindow *window;
static GtkWidget *title;
static Frame frame;

static void move(GtkDirectionType direction, double *whole, double *call) {
  GtkWidget *before = gtk_window_get_focus(window);
  frame_reset(&frame);
  double start = cpu_time();
  gtk_widget_child_focus(GTK_WIDGET(window), direction);
  double moved = cpu_time();
  if (gtk_window_get_focus(window) == before) {
    fprintf(stderr, "focus did not move\n");
    exit(1);
  }
  frame_wait(&frame.layout_done);
  *whole = frame.layout_done - start;
  *call = moved - start;
  frame_wait(&frame.paint_done);
}

static GtkDirectionType turn(int index) { return index % 2 ? GTK_DIR_DOWN : GTK_DIR_RIGHT; }

int main(void) {
  gtk_init();
  window = GTK_WINDOW(gtk_window_new());
  GtkWidget *column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  title = gtk_label_new("Title");
  gtk_widget_set_size_request(title, -1, 30);
  gtk_box_append(GTK_BOX(column), title);
  for (int row = 0; row < ROWS; row++) {
    GtkWidget *line = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0);
    for (int place = 0; place < COLUMNS; place++) {
      char text[16];
      snprintf(text, sizeof text, "%d", row * COLUMNS + place);
      gtk_box_append(GTK_BOX(line), gtk_button_new_with_label(text));
    }
    gtk_box_append(GTK_BOX(column), line);
  }
  gtk_window_set_child(window, column);
  gtk_widget_realize(GTK_WIDGET(window));
  frame_watch(&frame, window);
  gtk_window_present(window);
  frame_wait(&frame.paint_done);
  settle();

  double whole[MOVES], call[MOVES];
  move(GTK_DIR_TAB_FORWARD, whole, call);
  settle();
  for (int round = 0; round < MOVES; round++) move(turn(round), &whole[round], &call[round]);
  report("focus10k.arrow", median(whole, MOVES), "ms");
  report("focus10k.arrow.call", median(call, MOVES), "ms");
  for (int round = 0; round < MOVES / 2; round++) move(GTK_DIR_TAB_FORWARD, &whole[round], &call[round]);
  report("focus10k.tab", median(whole, MOVES / 2), "ms");
  report("focus10k.tab.call", median(call, MOVES / 2), "ms");
  for (int round = 0; round < CHANGES; round++) {
    gtk_widget_set_size_request(title, -1, round % 2 ? 30 : 31);
    settle();
    move(turn(round), &whole[round], &call[round]);
  }
  report("focus10k.arrow.changed", median(whole, CHANGES), "ms");
  return 0;
}
