/* 10,000 rows of a label, a spacer and a label in a vertical box in a scrolled window.
 *
 *   rows10k.build            from the start of creation to the first layout
 *   rows10k.build.create     of that, making the widgets
 *   rows10k.build.layout     of that, realising, measuring and allocating them
 *   rows10k.build.paint      what the first frame takes after that: render nodes of all rows, pixels of those in sight
 *   rows10k.change_in_row    the second label of one row gets another text, to the end of layout
 *   rows10k.change_in_root   the same, but every label is set again, as when the rows are made anew from an array
 *   rows10k.memory_per_row   heap, after the first frame
 */
#include "bench.h"

enum { ROWS = 10000, BUILDS = 5, CHANGES = 31 };

static GtkWidget *titles[ROWS], *values[ROWS];

static GtkWidget *make_row(int index) {
  char text[32];
  GtkWidget *row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 8);
  snprintf(text, sizeof text, "Row %d", index);
  titles[index] = gtk_label_new(text);
  gtk_box_append(GTK_BOX(row), titles[index]);
  GtkWidget *spacer = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_set_hexpand(spacer, TRUE);
  gtk_box_append(GTK_BOX(row), spacer);
  snprintf(text, sizeof text, "%d", 10000 + index);
  values[index] = gtk_label_new(text);
  gtk_box_append(GTK_BOX(row), values[index]);
  return row;
}

static GtkWidget *make_rows(int count) {
  GtkWidget *column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 8);
  for (int index = 0; index < count; index++) gtk_box_append(GTK_BOX(column), make_row(index));
  return column;
}

static GtkWindow *show(GtkWidget *content, Frame *frame) {
  GtkWindow *window = GTK_WINDOW(gtk_window_new());
  gtk_window_set_default_size(window, 800, 600);
  GtkWidget *scrolled = gtk_scrolled_window_new();
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), content);
  gtk_window_set_child(window, scrolled);
  gtk_widget_realize(GTK_WIDGET(window));
  frame_watch(frame, window);
  gtk_window_present(window);
  return window;
}

static void close_window(GtkWindow *window) {
  gtk_window_destroy(window);
  settle();
}

static void check_layout(int count) {
  for (int index = 0; index < count; index++)
    if (gtk_widget_get_allocated_width(values[index]) <= 1) {
      fprintf(stderr, "row %d was not laid out\n", index);
      exit(1);
    }
}

static void set_value(int index, int number) {
  char text[32];
  snprintf(text, sizeof text, "%d", number);
  gtk_label_set_text(GTK_LABEL(values[index]), text);
}

int main(void) {
  gtk_init();

  /* Fonts, theme and icons are loaded once; that belongs to the first frame of a process, not to the rows. */
  Frame frame = {0};
  GtkWindow *window = show(make_rows(10), &frame);
  frame_wait(&frame.paint_done);
  close_window(window);

  double create[BUILDS], layout[BUILDS], whole[BUILDS], paint[BUILDS], memory = 0;
  for (int build = 0; build < BUILDS; build++) {
    frame_reset(&frame);
    double heap = heap_in_use(), start = cpu_time();
    GtkWidget *rows = make_rows(ROWS);
    double created = cpu_time();
    window = show(rows, &frame);
    frame_wait(&frame.layout_done);
    check_layout(ROWS);
    frame_wait(&frame.paint_done);
    if (build == 0) {
      settle();
      memory = (heap_in_use() - heap) / ROWS;
    }
    create[build] = created - start;
    layout[build] = frame.layout_done - created;
    whole[build] = frame.layout_done - start;
    paint[build] = frame.paint_done - frame.layout_done;
    if (build < BUILDS - 1) close_window(window);
  }
  report("rows10k.build", median(whole, BUILDS), "ms");
  report("rows10k.build.create", median(create, BUILDS), "ms");
  report("rows10k.build.layout", median(layout, BUILDS), "ms");
  report("rows10k.build.paint", median(paint, BUILDS), "ms");
  report("rows10k.memory_per_row", memory, "bytes");

  double change[CHANGES], changed_paint[CHANGES];
  settle();
  for (int round = 0; round < CHANGES; round++) {
    frame_reset(&frame);
    double start = cpu_time();
    set_value(ROWS / 2, 20000 + round);
    frame_wait(&frame.layout_done);
    change[round] = frame.layout_done - start;
    frame_wait(&frame.paint_done);
    changed_paint[round] = frame.paint_done - frame.layout_done;
    settle();
  }
  report("rows10k.change_in_row", median(change, CHANGES), "ms");
  report("rows10k.change_in_row.paint", median(changed_paint, CHANGES), "ms");

  for (int round = 0; round < CHANGES; round++) {
    frame_reset(&frame);
    double start = cpu_time();
    for (int index = 0; index < ROWS; index++) {
      char text[32];
      snprintf(text, sizeof text, "Row %d", index);
      gtk_label_set_text(GTK_LABEL(titles[index]), text);
      set_value(index, index == ROWS / 2 ? 30000 + round : 10000 + index);
    }
    frame_wait(&frame.layout_done);
    change[round] = frame.layout_done - start;
    frame_wait(&frame.paint_done);
    settle();
  }
  report("rows10k.change_in_root", median(change, CHANGES), "ms");
  return 0;
}
