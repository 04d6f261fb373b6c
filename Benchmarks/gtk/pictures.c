/* Pictures as a program of GTK 4 makes them: see Sources/pictures/Pictures.swift for what is shown, and launch/motion.c for what is measured.
 *
 * PICTURE in the environment says which: circles, segments, symbols, material, photos or words. With PICTURE=make it writes the photographs for
 * all programs into the folder PHOTOS, once.
 *
 * It says on standard output when a frame is painted, as Hearth's windows do on standard error with HEARTH_TRACE=frames.
 */
#include "bench.h"
#include <math.h>
#include <string.h>

enum { WIDTH = 1280, HEIGHT = 800 };

static GtkWidget *window;
static int painted;

static void on_paint(GdkFrameClock *clock, gpointer data) {
  (void)clock;
  if (!gtk_widget_get_mapped(data) || gtk_widget_get_width(data) <= 1) return;
  painted++;
  if (painted == 1) printf("first frame painted at %.6f\n", wall_time() / 1e3);
  else printf("frame %d painted at %.6f\n", painted, wall_time() / 1e3);
  fflush(stdout);
}

/* Seconds since the first frame. */
static double seconds(GdkFrameClock *clock) {
  static double start;
  double now = gdk_frame_clock_get_frame_time(clock) / 1e6;
  if (start == 0) start = now;
  return now - start;
}
static double moment;
static gboolean draw_again(GtkWidget *widget, GdkFrameClock *clock, gpointer data) {
  (void)data;
  moment = seconds(clock);
  gtk_widget_queue_draw(widget);
  return G_SOURCE_CONTINUE;
}
static void color_of(int index, double *red, double *green, double *blue) {
  float r, g, b;
  gtk_hsv_to_rgb(index % 10 / 10.0f, 0.6f, 0.9f, &r, &g, &b);
  *red = r, *green = g, *blue = b;
}

/* ---- 10,000 circles that all move ---- */

static void draw_circles(GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data) {
  (void)area, (void)width, (void)height, (void)data;
  for (int index = 0; index < 10000; index++) {
    double turn = moment * (1 + index % 7 / 7.0) + index, red, green, blue;
    double x = 10 + 12.6 * (index % 100) + 6 * cos(turn), y = 6 + 7.9 * (index / 100) + 4 * sin(turn);
    color_of(index, &red, &green, &blue);
    cairo_set_source_rgb(cr, red, green, blue);
    cairo_new_path(cr);
    cairo_arc(cr, x, y, 4, 0, 2 * G_PI);
    cairo_fill(cr);
  }
}
static GtkWidget *circles(void) {
  GtkWidget *area = gtk_drawing_area_new();
  gtk_drawing_area_set_draw_func(GTK_DRAWING_AREA(area), draw_circles, NULL, NULL);
  gtk_widget_add_tick_callback(area, draw_again, NULL, NULL);
  return area;
}

/* ---- 100,000 segments that stay, and a layer that moves over them ---- */

static void draw_segments(GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data) {
  (void)area, (void)width, (void)height, (void)data;
  unsigned state = 1;
  double x = 640, y = 400;
  cairo_move_to(cr, x, y);
  for (int index = 0; index < 100000; index++) {
    state = state * 1664525u + 1013904223u;
    x += (double)(state >> 16 & 31) - 15.5;
    state = state * 1664525u + 1013904223u;
    y += (double)(state >> 16 & 31) - 15.5;
    x = x < 0 ? 0 : x > WIDTH ? WIDTH : x;
    y = y < 0 ? 0 : y > HEIGHT ? HEIGHT : y;
    cairo_line_to(cr, x, y);
  }
  cairo_set_line_width(cr, 1);
  cairo_set_source_rgb(cr, 0.2, 0.3, 0.5);
  cairo_stroke(cr);
}
static void draw_disc(GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data) {
  (void)area, (void)data;
  cairo_arc(cr, width / 2.0, height / 2.0, width / 2.0, 0, 2 * G_PI);
  cairo_set_source_rgba(cr, 1, 0.4, 0, 0.8);
  cairo_fill(cr);
}
static GtkWidget *layer;
static gboolean move_layer(GtkWidget *widget, GdkFrameClock *clock, gpointer data) {
  (void)data;
  double turn = fmod(seconds(clock) / 2, 2), part = turn > 1 ? 2 - turn : turn;
  graphene_point_t place = {40 + 1000 * part, 40 + 520 * part};
  GskTransform *transform = gsk_transform_translate(NULL, &place);
  gtk_fixed_set_child_transform(GTK_FIXED(widget), layer, transform);
  gsk_transform_unref(transform);
  return G_SOURCE_CONTINUE;
}
static GtkWidget *segments(void) {
  GtkWidget *overlay = gtk_overlay_new(), *below = gtk_drawing_area_new(), *fixed = gtk_fixed_new();
  gtk_drawing_area_set_draw_func(GTK_DRAWING_AREA(below), draw_segments, NULL, NULL);
  gtk_overlay_set_child(GTK_OVERLAY(overlay), below);
  layer = gtk_drawing_area_new();
  gtk_drawing_area_set_content_width(GTK_DRAWING_AREA(layer), 160);
  gtk_drawing_area_set_content_height(GTK_DRAWING_AREA(layer), 160);
  gtk_drawing_area_set_draw_func(GTK_DRAWING_AREA(layer), draw_disc, NULL, NULL);
  gtk_fixed_put(GTK_FIXED(fixed), layer, 0, 0);
  gtk_widget_add_tick_callback(fixed, move_layer, NULL, NULL);
  gtk_overlay_add_overlay(GTK_OVERLAY(overlay), fixed);
  return overlay;
}

/* ---- 1,000 symbols that all move ---- */

static GtkWidget *symbol_images[1000];
static gboolean move_symbols(GtkWidget *widget, GdkFrameClock *clock, gpointer data) {
  (void)data;
  double now = seconds(clock);
  for (int index = 0; index < 1000; index++) {
    double turn = fmod(now / (1 + index % 10 / 10.0), 2), part = turn > 1 ? 2 - turn : turn;
    graphene_point_t place = {45 + 30 * (index % 40) + 40 * part, 30 + 30 * (index / 40) + 20 * part};
    GskTransform *transform = gsk_transform_translate(NULL, &place);
    gtk_fixed_set_child_transform(GTK_FIXED(widget), symbol_images[index], transform);
    gsk_transform_unref(transform);
  }
  return G_SOURCE_CONTINUE;
}
static GtkWidget *symbols(void) {
  static const char *names[] = {
    "edit-find-symbolic", "go-home-symbolic", "document-open-symbolic", "user-trash-symbolic",
    "emblem-system-symbolic", "media-playback-start-symbolic", "list-add-symbolic", "starred-symbolic",
  };
  GtkWidget *fixed = gtk_fixed_new();
  for (int index = 0; index < 1000; index++) {
    GtkWidget *image = symbol_images[index] = gtk_image_new_from_icon_name(names[index % 8]);
    gtk_image_set_pixel_size(GTK_IMAGE(image), 20);
    gtk_fixed_put(GTK_FIXED(fixed), image, 0, 0);
  }
  gtk_widget_add_tick_callback(fixed, move_symbols, NULL, NULL);
  return fixed;
}

/* ---- a list that scrolls behind a blur ---- */

static GtkAdjustment *offset;
static double speed;
static gboolean scroll_on(GtkWidget *widget, GdkFrameClock *clock, gpointer data) {
  (void)widget, (void)data;
  gtk_adjustment_set_value(offset, seconds(clock) * speed);
  return G_SOURCE_CONTINUE;
}

/* A widget that blurs its child and lays a veil over it. */
typedef struct { GtkWidget parent; } Veil;
typedef struct { GtkWidgetClass parent; } VeilClass;
G_DEFINE_TYPE(Veil, veil, GTK_TYPE_WIDGET)
static void veil_snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
  graphene_rect_t all = GRAPHENE_RECT_INIT(0, 0, gtk_widget_get_width(widget), gtk_widget_get_height(widget));
  GdkRGBA white = {1, 1, 1, 0.4};
  gtk_snapshot_push_blur(snapshot, 60);
  gtk_widget_snapshot_child(widget, gtk_widget_get_first_child(widget), snapshot);
  gtk_snapshot_pop(snapshot);
  gtk_snapshot_append_color(snapshot, &white, &all);
}
static void veil_class_init(VeilClass *klass) {
  GTK_WIDGET_CLASS(klass)->snapshot = veil_snapshot;
  gtk_widget_class_set_layout_manager_type(GTK_WIDGET_CLASS(klass), GTK_TYPE_BIN_LAYOUT);
}
static void veil_init(Veil *veil) { (void)veil; }

static void set_up_row(GtkListItemFactory *factory, GtkListItem *item) {
  (void)factory;
  GtkWidget *row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 10), *square = gtk_drawing_area_new();
  gtk_widget_set_size_request(row, -1, 60);
  gtk_widget_set_size_request(square, 40, 40);
  gtk_widget_set_valign(square, GTK_ALIGN_CENTER);
  gtk_box_append(GTK_BOX(row), square);
  gtk_box_append(GTK_BOX(row), gtk_label_new(NULL));
  gtk_list_item_set_child(item, row);
}
static void bind_row(GtkListItemFactory *factory, GtkListItem *item) {
  (void)factory;
  GtkWidget *square = gtk_widget_get_first_child(gtk_list_item_get_child(item));
  char text[64];
  guint index = gtk_list_item_get_position(item);
  for (int old = 0; old < 10; old++) {
    snprintf(text, sizeof text, "c%d", old);
    gtk_widget_remove_css_class(square, text);
  }
  snprintf(text, sizeof text, "c%d", index % 10);
  gtk_widget_add_css_class(square, text);
  snprintf(text, sizeof text, "What is said of the row with number %u", index);
  gtk_label_set_text(GTK_LABEL(gtk_widget_get_next_sibling(square)), text);
}
static GtkWidget *list_of(int count, GCallback set_up, GCallback bind) {
  GtkStringList *items = gtk_string_list_new(NULL);
  for (int index = 0; index < count; index++) gtk_string_list_append(items, "");
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
  g_signal_connect(factory, "setup", set_up, NULL);
  g_signal_connect(factory, "bind", bind, NULL);
  GtkWidget *list = gtk_list_view_new(GTK_SELECTION_MODEL(gtk_no_selection_new(G_LIST_MODEL(items))), factory);
  GtkWidget *scrolled = gtk_scrolled_window_new();
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), list);
  offset = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(scrolled));
  gtk_widget_add_tick_callback(scrolled, scroll_on, NULL, NULL);
  return scrolled;
}
static GtkWidget *material(void) {
  speed = 600;
  GtkWidget *veil = g_object_new(veil_get_type(), NULL);
  gtk_widget_set_parent(list_of(10000, G_CALLBACK(set_up_row), G_CALLBACK(bind_row)), veil);
  return veil;
}

/* ---- 100 photographs that are decoded while they scroll ---- */

enum { PHOTOS = 100, ACROSS = 5, PHOTO_WIDTH = 240, PHOTO_HEIGHT = 180 };
static const char *photo_folder;
static char *photo(int index) { return g_strdup_printf("%s/photo%03d.jpg", photo_folder, index); }

/* Soft hills of colour, so that the files are as large as those of a camera at this size. */
static void make_photos(void) {
  g_mkdir_with_parents(photo_folder, 0755);
  for (int index = 0; index < PHOTOS; index++) {
    char *path = photo(index);
    if (!g_file_test(path, G_FILE_TEST_EXISTS)) {
      GdkPixbuf *pixels = gdk_pixbuf_new(GDK_COLORSPACE_RGB, FALSE, 8, 1600, 1200);
      guchar *bytes = gdk_pixbuf_get_pixels(pixels);
      int stride = gdk_pixbuf_get_rowstride(pixels);
      unsigned state = index + 1;
      for (int y = 0; y < 1200; y++)
        for (int x = 0; x < 1600; x++) {
          state = state * 1664525u + 1013904223u;
          double noise = (state >> 24) / 16.0, hill = 100 * sin(x / (90.0 + index)) * cos(y / 70.0 + index);
          bytes[y * stride + x * 3] = 120 + hill + noise;
          bytes[y * stride + x * 3 + 1] = 120 - hill / 2 + noise;
          bytes[y * stride + x * 3 + 2] = 60 + index + noise;
        }
      gdk_pixbuf_save(pixels, path, "jpeg", NULL, "quality", "88", NULL);
      g_object_unref(pixels);
    }
    g_free(path);
  }
}
static void set_up_photos(GtkListItemFactory *factory, GtkListItem *item) {
  (void)factory;
  GtkWidget *row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 10);
  gtk_widget_set_size_request(row, -1, PHOTO_HEIGHT + 10);
  for (int column = 0; column < ACROSS; column++) {
    GtkWidget *picture = gtk_picture_new();
    gtk_widget_set_size_request(picture, PHOTO_WIDTH, PHOTO_HEIGHT);
    gtk_widget_set_valign(picture, GTK_ALIGN_CENTER);
    gtk_box_append(GTK_BOX(row), picture);
  }
  gtk_list_item_set_child(item, row);
}
static void decode_photo(GTask *task, gpointer source, gpointer data, GCancellable *cancellable) {
  (void)source, (void)cancellable;
  GdkPixbuf *pixels = gdk_pixbuf_new_from_file_at_scale(data, PHOTO_WIDTH, PHOTO_HEIGHT, TRUE, NULL);
  if (!pixels) {
    fprintf(stderr, "%s cannot be read\n", (char *)data);
    exit(1);
  }
  g_task_return_pointer(task, gdk_texture_new_for_pixbuf(pixels), g_object_unref);
  g_object_unref(pixels);
}
static void show_photo(GObject *picture, GAsyncResult *result, gpointer wanted) {
  // Another photograph may have been asked for since.
  GdkTexture *texture = g_task_propagate_pointer(G_TASK(result), NULL);
  if (g_object_get_data(picture, "index") == wanted) gtk_picture_set_paintable(GTK_PICTURE(picture), GDK_PAINTABLE(texture));
  g_object_unref(texture);
}
static void bind_photos(GtkListItemFactory *factory, GtkListItem *item) {
  (void)factory;
  int index = gtk_list_item_get_position(item) * ACROSS;
  for (GtkWidget *picture = gtk_widget_get_first_child(gtk_list_item_get_child(item)); picture; picture = gtk_widget_get_next_sibling(picture), index++) {
    gtk_picture_set_paintable(GTK_PICTURE(picture), NULL);
    g_object_set_data(G_OBJECT(picture), "index", GINT_TO_POINTER(index + 1));
    GTask *task = g_task_new(picture, NULL, show_photo, GINT_TO_POINTER(index + 1));
    g_task_set_task_data(task, photo(index), g_free);
    g_task_run_in_thread(task, decode_photo);
    g_object_unref(task);
  }
}
static GtkWidget *photos(void) {
  speed = 400;
  return list_of(PHOTOS / ACROSS, G_CALLBACK(set_up_photos), G_CALLBACK(bind_photos));
}

/* ---- 10,000 words, each of which moves by itself ---- */

static PangoLayout *words_layout;
static void draw_words(GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data) {
  (void)area, (void)height, (void)data;
  if (!words_layout) {
    GString *text = g_string_new(NULL);
    for (int index = 0; index < 10000; index++) g_string_append(text, index % 2 ? "lorem " : "ipsum ");
    words_layout = gtk_widget_create_pango_layout(GTK_WIDGET(area), text->str);
    PangoFontDescription *font = pango_font_description_from_string("Inter");
    pango_font_description_set_absolute_size(font, 5.5 * PANGO_SCALE);
    pango_layout_set_font_description(words_layout, font);
    pango_layout_set_width(words_layout, width * PANGO_SCALE);
    g_string_free(text, TRUE);
  }
  cairo_set_source_rgb(cr, 0, 0, 0);
  PangoLayoutIter *iter = pango_layout_get_iter(words_layout);
  int word = 0;
  do {
    PangoLayoutRun *run = pango_layout_iter_get_run_readonly(iter);
    if (!run) continue;
    PangoRectangle place;
    pango_layout_iter_get_run_extents(iter, NULL, &place);
    double x = place.x / (double)PANGO_SCALE, y = pango_layout_iter_get_baseline(iter) / (double)PANGO_SCALE;
    for (int first = 0; first < run->glyphs->num_glyphs; first += 6, word++) {
      PangoGlyphString part = *run->glyphs;
      part.num_glyphs = MIN(6, run->glyphs->num_glyphs - first);
      part.glyphs += first;
      part.log_clusters += first;
      cairo_move_to(cr, x, y + 2 * sin(moment * 4 + word));
      pango_cairo_show_glyph_string(cr, run->item->analysis.font, &part);
      x += pango_glyph_string_get_width(&part) / (double)PANGO_SCALE;
    }
  } while (pango_layout_iter_next_run(iter));
  pango_layout_iter_free(iter);
}
static GtkWidget *words(void) {
  GtkWidget *area = gtk_drawing_area_new();
  gtk_drawing_area_set_draw_func(GTK_DRAWING_AREA(area), draw_words, NULL, NULL);
  gtk_widget_add_tick_callback(area, draw_again, NULL, NULL);
  return area;
}

int main(void) {
  const char *wanted = g_getenv("PICTURE");
  photo_folder = g_getenv("PHOTOS");
  static const struct {
    const char *name;
    GtkWidget *(*make)(void);
  } pictures[] = {
    {"circles", circles}, {"segments", segments}, {"symbols", symbols}, {"material", material}, {"photos", photos}, {"words", words},
  };
  if (!wanted) return 2;
  if (!strcmp(wanted, "make") && photo_folder) return make_photos(), 0;
  gtk_init();
  GString *style = g_string_new("window { background: white; } row { padding: 0; }");
  for (int index = 0; index < 10; index++) {
    double red, green, blue;
    color_of(index, &red, &green, &blue);
    g_string_append_printf(style, ".c%d { background: rgb(%d, %d, %d); }", index, (int)(red * 255 + 0.5), (int)(green * 255 + 0.5), (int)(blue * 255 + 0.5));
  }
  GtkCssProvider *provider = gtk_css_provider_new();
  gtk_css_provider_load_from_data(provider, style->str, -1);
  gtk_style_context_add_provider_for_display(gdk_display_get_default(), GTK_STYLE_PROVIDER(provider), GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  for (size_t index = 0; index < G_N_ELEMENTS(pictures); index++) {
    if (strcmp(pictures[index].name, wanted)) continue;
    window = gtk_window_new();
    gtk_window_set_title(GTK_WINDOW(window), "Pictures");
    gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
    gtk_window_set_default_size(GTK_WINDOW(window), WIDTH, HEIGHT);
    gtk_window_set_child(GTK_WINDOW(window), pictures[index].make());
    gtk_widget_realize(window);
    g_signal_connect_after(gtk_widget_get_frame_clock(window), "after-paint", G_CALLBACK(on_paint), window);
    gtk_window_present(GTK_WINDOW(window));
    for (;;) g_main_context_iteration(NULL, TRUE);
  }
  return 2;
}
