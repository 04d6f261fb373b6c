/* 1,000 rounded squares that move at every frame: see Sources/motion/Motion.swift. Each is a widget with a style of its own, and a
 * transformation for its place, which is how a child of GtkFixed moves by less than a pixel.
 *
 * It says on standard output when a frame is painted, as Hearth's windows do on standard error with HEARTH_TRACE=frames.
 */
#include "bench.h"
#include <math.h>

enum { COLUMNS = 40, ROWS = 25 };

static GtkWidget *squares[COLUMNS * ROWS];
static GtkWidget *fixed;
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
  for (int index = 0; index < COLUMNS * ROWS; index++) {
    double turn = fmod((now - start) / (1 + index % 10 / 10.0), 2), part = turn > 1 ? 2 - turn : turn;
    graphene_point_t place = {45 + 30 * (index % COLUMNS) + 40 * part, 30 + 30 * (index / COLUMNS) + 20 * part};
    GskTransform *transform = gsk_transform_translate(NULL, &place);
    gtk_fixed_set_child_transform(GTK_FIXED(fixed), squares[index], transform);
    gsk_transform_unref(transform);
  }
  return G_SOURCE_CONTINUE;
}

int main(void) {
  gtk_init();
  GString *style = g_string_new("window { background: white; } .square { border-radius: 5px; }");
  for (int index = 0; index < 10; index++) {
    float red, green, blue;
    gtk_hsv_to_rgb(index / 10.0f, 0.6f, 0.9f, &red, &green, &blue);
    g_string_append_printf(style, ".c%d { background: rgb(%d, %d, %d); }", index, (int)(red * 255 + 0.5f), (int)(green * 255 + 0.5f), (int)(blue * 255 + 0.5f));
  }
  GtkCssProvider *provider = gtk_css_provider_new();
  gtk_css_provider_load_from_data(provider, style->str, -1);
  gtk_style_context_add_provider_for_display(gdk_display_get_default(), GTK_STYLE_PROVIDER(provider), GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);

  GtkWidget *window = gtk_window_new();
  gtk_window_set_title(GTK_WINDOW(window), "Motion");
  gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
  gtk_window_set_default_size(GTK_WINDOW(window), 1280, 800);
  fixed = gtk_fixed_new();
  for (int index = 0; index < COLUMNS * ROWS; index++) {
    char name[8];
    snprintf(name, sizeof name, "c%d", index % 10);
    GtkWidget *square = squares[index] = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0);
    gtk_widget_add_css_class(square, "square");
    gtk_widget_add_css_class(square, name);
    gtk_widget_set_size_request(square, 20, 20);
    gtk_fixed_put(GTK_FIXED(fixed), square, 45 + 30 * (index % COLUMNS), 30 + 30 * (index / COLUMNS));
  }
  gtk_window_set_child(GTK_WINDOW(window), fixed);
  gtk_widget_add_tick_callback(fixed, on_tick, NULL, NULL);
  gtk_widget_realize(window);
  g_signal_connect_after(gtk_widget_get_frame_clock(window), "after-paint", G_CALLBACK(on_paint), window);
  gtk_window_present(GTK_WINDOW(window));
  for (;;) g_main_context_iteration(NULL, TRUE);
}
