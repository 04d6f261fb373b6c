/* A table of 200 rows of two widgets with eight constraints each in a GtkConstraintLayout, one row below the other.
 *
 *   constraints.build          from the start of creation to the first layout
 *   constraints.change_one     the width of one row's title, on which its value depends alone, to the end of layout
 *   constraints.change_middle  the distance above the middle row, with which half of the table moves, to the end of layout
 *
 * A GtkConstraint does not change: another with another constant takes its place.
 */
#include "bench.h"

enum { ROWS = 200, CHANGES = 11 };

static GtkWidget *titles[ROWS], *values[ROWS];
static GtkConstraint *widths[ROWS], *distances[ROWS];
static GtkConstraintLayout *layout;

static GtkConstraint *relate(GtkWidget *widget, GtkConstraintAttribute a, GtkWidget *other, GtkConstraintAttribute b, double constant) {
  GtkConstraint *made = gtk_constraint_new(widget, a, GTK_CONSTRAINT_RELATION_EQ, other, b, 1, constant, GTK_CONSTRAINT_STRENGTH_REQUIRED);
  gtk_constraint_layout_add_constraint(layout, made);
  return made;
}

static GtkConstraint *fix(GtkWidget *widget, GtkConstraintAttribute a, double constant) {
  GtkConstraint *made = gtk_constraint_new_constant(widget, a, GTK_CONSTRAINT_RELATION_EQ, constant, GTK_CONSTRAINT_STRENGTH_REQUIRED);
  gtk_constraint_layout_add_constraint(layout, made);
  return made;
}

static GtkConstraint *set_distance(int row, double distance) {
  return row == 0 ? relate(titles[0], GTK_CONSTRAINT_ATTRIBUTE_TOP, NULL, GTK_CONSTRAINT_ATTRIBUTE_TOP, distance)
                  : relate(titles[row], GTK_CONSTRAINT_ATTRIBUTE_TOP, titles[row - 1], GTK_CONSTRAINT_ATTRIBUTE_BOTTOM, distance);
}

static GtkWidget *make_table(void) {
  GtkWidget *table = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  layout = GTK_CONSTRAINT_LAYOUT(gtk_constraint_layout_new());
  gtk_widget_set_layout_manager(table, GTK_LAYOUT_MANAGER(layout));
  for (int row = 0; row < ROWS; row++) {
    titles[row] = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0);
    values[row] = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0);
    gtk_widget_set_parent(titles[row], table);
    gtk_widget_set_parent(values[row], table);
    distances[row] = set_distance(row, row == 0 ? 0 : 4);
    widths[row] = fix(titles[row], GTK_CONSTRAINT_ATTRIBUTE_WIDTH, 100);
    relate(titles[row], GTK_CONSTRAINT_ATTRIBUTE_LEFT, NULL, GTK_CONSTRAINT_ATTRIBUTE_LEFT, 8);
    fix(titles[row], GTK_CONSTRAINT_ATTRIBUTE_HEIGHT, 20);
    relate(values[row], GTK_CONSTRAINT_ATTRIBUTE_LEFT, titles[row], GTK_CONSTRAINT_ATTRIBUTE_RIGHT, 8);
    relate(values[row], GTK_CONSTRAINT_ATTRIBUTE_RIGHT, NULL, GTK_CONSTRAINT_ATTRIBUTE_RIGHT, -8);
    relate(values[row], GTK_CONSTRAINT_ATTRIBUTE_TOP, titles[row], GTK_CONSTRAINT_ATTRIBUTE_TOP, 0);
    relate(values[row], GTK_CONSTRAINT_ATTRIBUTE_HEIGHT, titles[row], GTK_CONSTRAINT_ATTRIBUTE_HEIGHT, 0);
  }
  return table;
}

static void check(GtkWidget *widget, int x, int y) {
  graphene_rect_t bounds;
  if (!gtk_widget_compute_bounds(widget, gtk_widget_get_parent(widget), &bounds) || bounds.origin.x != x || bounds.origin.y != y) {
    fprintf(stderr, "a widget is at %g, %g and not at %d, %d\n", bounds.origin.x, bounds.origin.y, x, y);
    exit(1);
  }
}

int main(void) {
  gtk_init();
  Frame frame = {0};
  GtkWindow *window = GTK_WINDOW(gtk_window_new());
  gtk_window_set_default_size(window, 400, 600);
  double start = cpu_time();
  GtkWidget *scrolled = gtk_scrolled_window_new();
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), make_table());
  gtk_window_set_child(window, scrolled);
  gtk_widget_realize(GTK_WIDGET(window));
  frame_watch(&frame, window);
  gtk_window_present(window);
  frame_wait(&frame.layout_done);
  report("constraints.build", frame.layout_done - start, "ms");
  frame_wait(&frame.paint_done);
  settle();
  check(values[ROWS - 1], 116, (ROWS - 1) * 24);

  double change[CHANGES];
  for (int round = 0; round < CHANGES; round++) {
    frame_reset(&frame);
    double begin = cpu_time();
    gtk_constraint_layout_remove_constraint(layout, widths[ROWS / 2]);
    widths[ROWS / 2] = fix(titles[ROWS / 2], GTK_CONSTRAINT_ATTRIBUTE_WIDTH, round % 2 ? 100 : 120);
    frame_wait(&frame.layout_done);
    change[round] = frame.layout_done - begin;
    frame_wait(&frame.paint_done);
    settle();
  }
  check(values[ROWS / 2], 136, ROWS / 2 * 24);
  report("constraints.change_one", median(change, CHANGES), "ms");

  for (int round = 0; round < CHANGES; round++) {
    frame_reset(&frame);
    double begin = cpu_time();
    gtk_constraint_layout_remove_constraint(layout, distances[ROWS / 2]);
    distances[ROWS / 2] = set_distance(ROWS / 2, round % 2 ? 4 : 10);
    frame_wait(&frame.layout_done);
    change[round] = frame.layout_done - begin;
    frame_wait(&frame.paint_done);
    settle();
  }
  check(values[ROWS - 1], 116, (ROWS - 1) * 24 + 6);
  report("constraints.change_middle", median(change, CHANGES), "ms");
  return 0;
}
