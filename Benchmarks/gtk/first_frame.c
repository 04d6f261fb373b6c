/* A small window like a cookbook: categories at the side, a grid of twelve recipes, a search field and a button above.
 *
 * It says on standard output when its first frame is painted, as Hearth's windows do with HEARTH_TRACE=frames, and runs on.
 * `launch/first_frame.c` starts it and the Cookbook by turns and takes the time.
 */
#include "bench.h"

static const char *const categories[] = {"All", "Breakfast", "Soup", "Salad", "Bread", "Pasta", "Rice", "Vegetables", "Dessert", "Drinks"};

static void on_first_paint(GdkFrameClock *clock, gpointer data) {
  (void)clock;
  GtkWidget *window = data;
  if (!gtk_widget_get_mapped(window) || gtk_widget_get_allocated_width(window) <= 1) return;
  static gboolean is_painted;
  if (!is_painted) printf("first frame painted at %.6f\n", wall_time() / 1e3);
  fflush(stdout);
  is_painted = TRUE;
}

static GtkWidget *make_tile(int index) {
  char text[48];
  GtkWidget *tile = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *picture = gtk_frame_new(NULL);
  gtk_widget_set_size_request(picture, 140, 100);
  gtk_box_append(GTK_BOX(tile), picture);
  snprintf(text, sizeof text, "Recipe %d", index);
  GtkWidget *title = gtk_label_new(text);
  gtk_widget_add_css_class(title, "heading");
  gtk_box_append(GTK_BOX(tile), title);
  snprintf(text, sizeof text, "%d minutes", 10 + 5 * index);
  GtkWidget *time = gtk_label_new(text);
  gtk_widget_add_css_class(time, "dim-label");
  gtk_box_append(GTK_BOX(tile), time);
  return tile;
}

int main(void) {
  gtk_init();
  GtkWidget *window = gtk_window_new();
  gtk_window_set_title(GTK_WINDOW(window), "Cookbook");
  gtk_window_set_default_size(GTK_WINDOW(window), 900, 640);

  GtkWidget *header = gtk_header_bar_new();
  GtkWidget *add = gtk_button_new_from_icon_name("list-add-symbolic");
  gtk_header_bar_pack_start(GTK_HEADER_BAR(header), add);
  gtk_window_set_titlebar(GTK_WINDOW(window), header);

  GtkWidget *side = gtk_list_box_new();
  gtk_widget_set_size_request(side, 180, -1);
  for (gsize index = 0; index < G_N_ELEMENTS(categories); index++) {
    GtkWidget *row = gtk_label_new(categories[index]);
    gtk_label_set_xalign(GTK_LABEL(row), 0);
    gtk_list_box_append(GTK_LIST_BOX(side), row);
  }

  GtkWidget *grid = gtk_grid_new();
  gtk_grid_set_row_spacing(GTK_GRID(grid), 16);
  gtk_grid_set_column_spacing(GTK_GRID(grid), 16);
  for (int index = 0; index < 12; index++) gtk_grid_attach(GTK_GRID(grid), make_tile(index), index % 4, index / 4, 1, 1);
  GtkWidget *scrolled = gtk_scrolled_window_new();
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), grid);
  gtk_widget_set_vexpand(scrolled, TRUE);

  GtkWidget *page = gtk_box_new(GTK_ORIENTATION_VERTICAL, 12);
  gtk_widget_set_hexpand(page, TRUE);
  gtk_box_append(GTK_BOX(page), gtk_search_entry_new());
  gtk_box_append(GTK_BOX(page), scrolled);

  GtkWidget *columns = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12);
  gtk_box_append(GTK_BOX(columns), side);
  gtk_box_append(GTK_BOX(columns), page);
  gtk_window_set_child(GTK_WINDOW(window), columns);

  gtk_widget_realize(window);
  g_signal_connect_after(gtk_widget_get_frame_clock(window), "after-paint", G_CALLBACK(on_first_paint), window);
  gtk_window_present(GTK_WINDOW(window));
  for (;;) g_main_context_iteration(NULL, TRUE);
}
