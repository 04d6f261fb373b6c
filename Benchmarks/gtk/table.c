/* A column view over 1,000,000 items of eight columns, of which it makes widgets for those in sight.
 *
 *   table1m.open          from making the model and the view to the first layout
 *   table1m.scroll_page   on by the height of the view, to the end of layout
 *   table1m.sort          the items by a number that each has, with a GtkSortListModel, to the end of layout
 *   table1m.resize        the first column 4 points wider, to the end of layout
 */
#include "bench.h"

enum { ITEMS = 1000000, COLUMNS = 8, OPENS = 5, PAGES = 51, RESIZES = 51, SORTS = 3 };

/* What a row stands for. */
typedef struct { GObject parent; guint number, key; } Row;
typedef struct { GObjectClass parent; } RowClass;
static GType row_get_type(void);
G_DEFINE_TYPE(Row, row, G_TYPE_OBJECT)
static void row_class_init(RowClass *class) { (void)class; }
static void row_init(Row *row) { (void)row; }

static GListStore *rows;
static guint bound;

static void set_up(GtkSignalListItemFactory *factory, GtkListItem *item) {
  (void)factory;
  GtkWidget *label = gtk_label_new(NULL);
  gtk_label_set_xalign(GTK_LABEL(label), 0);
  gtk_label_set_ellipsize(GTK_LABEL(label), PANGO_ELLIPSIZE_END);
  gtk_list_item_set_child(item, label);
}
static void bind(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer column) {
  (void)factory;
  char text[32];
  Row *row = gtk_list_item_get_item(item);
  snprintf(text, sizeof text, "%u %d", GPOINTER_TO_INT(column) == 0 ? row->number : row->key, GPOINTER_TO_INT(column));
  gtk_label_set_text(GTK_LABEL(gtk_list_item_get_child(item)), text);
  bound++;
}
static int compare(gconstpointer a, gconstpointer b, gpointer data) {
  (void)data;
  const Row *first = a, *second = b;
  return first->key < second->key ? -1 : first->key > second->key;
}

static GtkColumnView *view;
static GtkAdjustment *offset;
static GtkSortListModel *sorted;

static GtkWindow *open_table(Frame *frame) {
  sorted = gtk_sort_list_model_new(G_LIST_MODEL(g_object_ref(rows)), NULL);
  GtkWidget *table = gtk_column_view_new(GTK_SELECTION_MODEL(gtk_single_selection_new(G_LIST_MODEL(sorted))));
  view = GTK_COLUMN_VIEW(table);
  for (int column = 0; column < COLUMNS; column++) {
    char title[32];
    snprintf(title, sizeof title, "Column %d", column);
    GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
    g_signal_connect(factory, "setup", G_CALLBACK(set_up), NULL);
    g_signal_connect(factory, "bind", G_CALLBACK(bind), GINT_TO_POINTER(column));
    GtkColumnViewColumn *made = gtk_column_view_column_new(title, factory);
    gtk_column_view_column_set_resizable(made, TRUE);
    gtk_column_view_column_set_fixed_width(made, 90);
    gtk_column_view_append_column(view, made);
    g_object_unref(made);
  }
  GtkWidget *scrolled = gtk_scrolled_window_new();
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), table);
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
  rows = g_list_store_new(row_get_type());
  for (guint number = 0; number < ITEMS; number++) {
    Row *row = g_object_new(row_get_type(), NULL);
    row->number = number;
    row->key = (guint)((guint64)number * 2654435761u % 1000003u);
    g_list_store_append(rows, row);
    g_object_unref(row);
  }

  Frame frame = {0};
  GtkWindow *window = open_table(&frame);
  frame_wait(&frame.paint_done);
  settle();
  gtk_window_destroy(window);
  settle();

  double opens[OPENS];
  for (int round = 0; round < OPENS; round++) {
    frame_reset(&frame);
    bound = 0;
    double start = cpu_time();
    window = open_table(&frame);
    frame_wait(&frame.layout_done);
    opens[round] = frame.layout_done - start;
    check(bound > 0, "no cell was bound");
    frame_wait(&frame.paint_done);
    settle();
    if (round < OPENS - 1) {
      gtk_window_destroy(window);
      settle();
    }
  }
  report("table1m.open", median(opens, OPENS), "ms");

  gtk_adjustment_set_value(offset, gtk_adjustment_get_upper(offset) / 2);
  settle();
  double pages[PAGES];
  for (int round = 0; round < PAGES; round++) {
    frame_reset(&frame);
    bound = 0;
    double start = cpu_time();
    gtk_adjustment_set_value(offset, gtk_adjustment_get_value(offset) + gtk_adjustment_get_page_size(offset));
    frame_wait(&frame.layout_done);
    pages[round] = frame.layout_done - start;
    frame_wait(&frame.paint_done);
    settle();
    check(bound > 0, "a page on, no cell was bound");
  }
  report("table1m.scroll_page", median(pages, PAGES), "ms");

  GtkColumnViewColumn *first = g_list_model_get_item(gtk_column_view_get_columns(view), 0);
  double resizes[RESIZES];
  for (int round = 0; round < RESIZES; round++) {
    frame_reset(&frame);
    double start = cpu_time();
    gtk_column_view_column_set_fixed_width(first, 90 + (round % 2 == 0 ? 4 : 0));
    frame_wait(&frame.layout_done);
    resizes[round] = frame.layout_done - start;
    frame_wait(&frame.paint_done);
    settle();
  }
  report("table1m.resize", median(resizes, RESIZES), "ms");

  double sorts[SORTS];
  for (int round = 0; round < SORTS; round++) {
    gtk_sort_list_model_set_sorter(sorted, NULL);
    settle();
    frame_reset(&frame);
    double start = cpu_time();
    gtk_sort_list_model_set_sorter(sorted, GTK_SORTER(gtk_custom_sorter_new(compare, NULL, NULL)));
    frame_wait(&frame.layout_done);
    sorts[round] = frame.layout_done - start;
    frame_wait(&frame.paint_done);
    settle();
  }
  report("table1m.sort", median(sorts, SORTS), "ms");
  return 0;
}
