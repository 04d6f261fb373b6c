/* A list of 10,000 rows, or as many as ROWS in the environment says, that scrolls evenly, 600 points a second: see
 * Sources/scroll/Scroll.swift.
 *
 * It says on standard output when a frame is painted, as Hearth's windows do on standard error with HEARTH_TRACE=frames.
 */
#include "bench.h"

enum { HEIGHT = 60, SPEED = 600, PICTURES = 16, EDGE = 40 };

static GdkTexture *pictures[PICTURES];
static GtkAdjustment *position;
static int painted;

static void on_paint(GdkFrameClock *clock, gpointer data) {
  (void)clock;
  if (!gtk_widget_get_mapped(data) || gtk_widget_get_width(data) <= 1) return;
  painted++;
  if (painted == 1) printf("first frame painted at %.6f\n", wall_time() / 1e3);
  else printf("frame %d painted at %.6f\n", painted, wall_time() / 1e3);
  fflush(stdout);
}

static gboolean on_tick(GtkWidget *widget, GdkFrameClock *clock, gpointer data) {
  (void)widget;
  (void)data;
  static double start;
  double now = gdk_frame_clock_get_frame_time(clock) / 1e6;
  if (start == 0) start = now;
  gtk_adjustment_set_value(position, (now - start) * SPEED);
  return G_SOURCE_CONTINUE;
}

static GdkTexture *make_picture(int number) {
  float red, green, blue;
  gtk_hsv_to_rgb(number / (float)PICTURES, 0.6f, 0.9f, &red, &green, &blue);
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, EDGE, EDGE);
  cairo_t *context = cairo_create(surface);
  cairo_set_source_rgb(context, red, green, blue);
  cairo_paint(context);
  cairo_set_source_rgb(context, 1, 1, 1);
  cairo_arc(context, EDGE / 2, EDGE / 2, 12, 0, 2 * G_PI);
  cairo_fill(context);
  cairo_destroy(context);
  cairo_surface_flush(surface);
  int stride = cairo_image_surface_get_stride(surface);
  GBytes *bytes = g_bytes_new(cairo_image_surface_get_data(surface), (gsize)stride * EDGE);
  GdkTexture *texture = gdk_memory_texture_new(EDGE, EDGE, GDK_MEMORY_DEFAULT, bytes, stride);
  g_bytes_unref(bytes);
  cairo_surface_destroy(surface);
  return texture;
}

static void on_setup(GtkListItemFactory *factory, GtkListItem *item, gpointer data) {
  (void)factory;
  (void)data;
  GtkWidget *row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 10), *texts = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *image = gtk_image_new(), *button = gtk_button_new_with_label("Open");
  gtk_image_set_pixel_size(GTK_IMAGE(image), EDGE);
  GtkWidget *title = gtk_label_new(NULL), *detail = gtk_label_new(NULL);
  gtk_label_set_xalign(GTK_LABEL(title), 0);
  gtk_label_set_xalign(GTK_LABEL(detail), 0);
  gtk_widget_add_css_class(detail, "dim-label");
  gtk_box_append(GTK_BOX(texts), title);
  gtk_box_append(GTK_BOX(texts), detail);
  gtk_widget_set_hexpand(texts, TRUE);
  gtk_widget_set_valign(texts, GTK_ALIGN_CENTER);
  gtk_widget_set_valign(button, GTK_ALIGN_CENTER);
  gtk_box_append(GTK_BOX(row), image);
  gtk_box_append(GTK_BOX(row), texts);
  gtk_box_append(GTK_BOX(row), button);
  gtk_widget_set_size_request(row, -1, HEIGHT);
  gtk_list_item_set_child(item, row);
}

static void on_bind(GtkListItemFactory *factory, GtkListItem *item, gpointer data) {
  (void)factory;
  (void)data;
  guint index = gtk_list_item_get_position(item);
  GtkWidget *image = gtk_widget_get_first_child(gtk_list_item_get_child(item)), *texts = gtk_widget_get_next_sibling(image);
  GtkWidget *title = gtk_widget_get_first_child(texts), *detail = gtk_widget_get_next_sibling(title);
  char text[64];
  gtk_image_set_from_paintable(GTK_IMAGE(image), GDK_PAINTABLE(pictures[index % PICTURES]));
  snprintf(text, sizeof text, "Row %u", index);
  gtk_label_set_text(GTK_LABEL(title), text);
  snprintf(text, sizeof text, "What is said of the row with number %u", index);
  gtk_label_set_text(GTK_LABEL(detail), text);
}

int main(void) {
  gtk_init();
  GtkCssProvider *provider = gtk_css_provider_new();
  gtk_css_provider_load_from_data(provider, "listview > row { padding: 0 10px; }", -1);
  gtk_style_context_add_provider_for_display(gdk_display_get_default(), GTK_STYLE_PROVIDER(provider), GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  for (int number = 0; number < PICTURES; number++) pictures[number] = make_picture(number);

  GtkStringList *model = gtk_string_list_new(NULL);
  const char *rows = g_getenv("ROWS");
  for (int index = 0, count = rows ? atoi(rows) : 10000; index < count; index++) gtk_string_list_append(model, "");
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
  g_signal_connect(factory, "setup", G_CALLBACK(on_setup), NULL);
  g_signal_connect(factory, "bind", G_CALLBACK(on_bind), NULL);
  GtkWidget *list = gtk_list_view_new(GTK_SELECTION_MODEL(gtk_no_selection_new(G_LIST_MODEL(model))), factory);
  GtkWidget *scrolled = gtk_scrolled_window_new();
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), list);
  position = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(scrolled));

  GtkWidget *window = gtk_window_new();
  gtk_window_set_title(GTK_WINDOW(window), "Scroll");
  gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
  gtk_window_set_default_size(GTK_WINDOW(window), 1280, 800);
  gtk_window_set_child(GTK_WINDOW(window), scrolled);
  gtk_widget_add_tick_callback(scrolled, on_tick, NULL, NULL);
  gtk_widget_realize(window);
  g_signal_connect_after(gtk_widget_get_frame_clock(window), "after-paint", G_CALLBACK(on_paint), window);
  gtk_window_present(GTK_WINDOW(window));
  for (;;) g_main_context_iteration(NULL, TRUE);
}
