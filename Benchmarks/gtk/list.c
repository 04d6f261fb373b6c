/* A list view over 1,000,000 items, of which it makes widgets for those in sight.
 *
 *   list1m.open          from making the model and the view to the first layout
 *   list1m.jump_end      from the first item to the last, to the end of layout
 *   list1m.scroll_page   on by the height of the view, to the end of layout
 */
#include "bench.h"

enum { ITEMS = 1000000, OPENS = 5, JUMPS = 11, PAGES = 51 };

/* A list model that makes an item when it is asked for one: nothing is kept for the others. */
typedef struct { GObject parent; } Numbers;
typedef struct { GObjectClass parent; } NumbersClass;

static GType numbers_item_type(GListModel *model) { (void)model; return GTK_TYPE_STRING_OBJECT; }
static guint numbers_count(GListModel *model) { (void)model; return ITEMS; }
static gpointer numbers_item(GListModel *model, guint position) {
  (void)model;
  if (position >= ITEMS) return NULL;
  char text[32];
  snprintf(text, sizeof text, "%u", position);
  return gtk_string_object_new(text);
}
static void numbers_interface(GListModelInterface *interface) {
  interface->get_item_type = numbers_item_type;
  interface->get_n_items = numbers_count;
  interface->get_item = numbers_item;
}
static GType numbers_get_type(void);
G_DEFINE_TYPE_WITH_CODE(Numbers, numbers, G_TYPE_OBJECT, G_IMPLEMENT_INTERFACE(G_TYPE_LIST_MODEL, numbers_interface))
static void numbers_class_init(NumbersClass *class) { (void)class; }
static void numbers_init(Numbers *numbers) { (void)numbers; }

static void set_up(GtkSignalListItemFactory *factory, GtkListItem *item) {
  (void)factory;
  GtkWidget *row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 8);
  gtk_box_append(GTK_BOX(row), gtk_label_new(NULL));
  GtkWidget *spacer = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_set_hexpand(spacer, TRUE);
  gtk_box_append(GTK_BOX(row), spacer);
  gtk_box_append(GTK_BOX(row), gtk_label_new(NULL));
  gtk_list_item_set_child(item, row);
}

static guint bound, last_bound;

static void bind(GtkSignalListItemFactory *factory, GtkListItem *item) {
  (void)factory;
  char text[32];
  GtkWidget *row = gtk_list_item_get_child(item);
  const char *number = gtk_string_object_get_string(gtk_list_item_get_item(item));
  snprintf(text, sizeof text, "Row %s", number);
  gtk_label_set_text(GTK_LABEL(gtk_widget_get_first_child(row)), text);
  gtk_label_set_text(GTK_LABEL(gtk_widget_get_last_child(row)), number);
  bound++;
  if (gtk_list_item_get_position(item) > last_bound) last_bound = gtk_list_item_get_position(item);
}

static GtkWidget *list;
static GtkAdjustment *offset;

static GtkWindow *open_list(Frame *frame) {
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
  g_signal_connect(factory, "setup", G_CALLBACK(set_up), NULL);
  g_signal_connect(factory, "bind", G_CALLBACK(bind), NULL);
  GListModel *model = g_object_new(numbers_get_type(), NULL);
  list = gtk_list_view_new(GTK_SELECTION_MODEL(gtk_single_selection_new(model)), factory);
  GtkWidget *scrolled = gtk_scrolled_window_new();
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), list);
  offset = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(scrolled));
  GtkWindow *window = GTK_WINDOW(gtk_window_new());
  gtk_window_set_default_size(window, 800, 600);
  gtk_window_set_child(window, scrolled);
  gtk_widget_realize(GTK_WIDGET(window));
  frame_watch(frame, window);
  gtk_window_present(window);
  return window;
}

static void check(gboolean holds, const char *what) {
  if (!holds) {
    fprintf(stderr, "%s\n", what);
    exit(1);
  }
}

int main(void) {
  gtk_init();

  Frame frame = {0};
  GtkWindow *window = open_list(&frame);
  frame_wait(&frame.paint_done);
  settle();
  gtk_window_destroy(window);
  settle();

  double opens[OPENS];
  for (int round = 0; round < OPENS; round++) {
    frame_reset(&frame);
    bound = 0;
    double start = cpu_time();
    window = open_list(&frame);
    frame_wait(&frame.layout_done);
    opens[round] = frame.layout_done - start;
    check(bound > 0, "no row was bound");
    frame_wait(&frame.paint_done);
    settle();
    if (round < OPENS - 1) {
      gtk_window_destroy(window);
      settle();
    }
  }
  report("list1m.open", median(opens, OPENS), "ms");

  double jumps[JUMPS];
  for (int round = 0; round < JUMPS; round++) {
    gtk_widget_activate_action(list, "list.scroll-to-item", "u", 0);
    settle();
    frame_reset(&frame);
    last_bound = 0;
    double start = cpu_time();
    gtk_widget_activate_action(list, "list.scroll-to-item", "u", (guint)ITEMS - 1);
    frame_wait(&frame.layout_done);
    jumps[round] = frame.layout_done - start;
    check(last_bound == ITEMS - 1, "the last row was not bound");
    frame_wait(&frame.paint_done);
    settle();
  }
  report("list1m.jump_end", median(jumps, JUMPS), "ms");

  gtk_widget_activate_action(list, "list.scroll-to-item", "u", (guint)ITEMS / 2);
  settle();
  double pages[PAGES];
  for (int round = 0; round < PAGES; round++) {
    frame_reset(&frame);
    bound = 0;
    double start = cpu_time();
    gtk_adjustment_set_value(offset, gtk_adjustment_get_value(offset) + gtk_adjustment_get_page_size(offset));
    frame_wait(&frame.layout_done);
    pages[round] = frame.layout_done - start;
    check(bound > 0, "a page on, no row was bound");
    frame_wait(&frame.paint_done);
    settle();
  }
  report("list1m.scroll_page", median(pages, PAGES), "ms");
  return 0;
}
