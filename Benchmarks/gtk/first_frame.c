/* A small window like a cookbook: categories at the side, a grid of twelve recipes, a search field and a button above.
 *
 *   cookbook.first_frame   from before the process starts until its first frame is painted; wall time
 *
 * The program starts itself several times and hands the time of the start to its child.
 */
#include "bench.h"
#include <sys/wait.h>
#include <unistd.h>

enum { RUNS = 9 };

static const char *const categories[] = {"All", "Breakfast", "Soup", "Salad", "Bread", "Pasta", "Rice", "Vegetables", "Dessert", "Drinks"};

static double started;

static void on_first_paint(GdkFrameClock *clock, gpointer data) {
  (void)clock;
  GtkWidget *window = data;
  if (!gtk_widget_get_mapped(window) || gtk_widget_get_allocated_width(window) <= 1) return;
  printf("%.6f\n", wall_time() - started);
  fflush(stdout);
  _exit(0);
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

static _Noreturn void show(void) {
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

/* The milliseconds that a new process takes, or a negative number. */
static double run_once(const char *program) {
  int ends[2];
  if (pipe(ends) != 0) return -1;
  char start[64];
  snprintf(start, sizeof start, "%.6f", wall_time());
  pid_t child = fork();
  if (child == 0) {
    dup2(ends[1], STDOUT_FILENO);
    close(ends[0]);
    close(ends[1]);
    alarm(60);
    execl(program, program, start, (char *)NULL);
    _exit(127);
  }
  close(ends[1]);
  char output[64] = "";
  gsize length = 0;
  for (gssize count; length < sizeof output - 1 && (count = read(ends[0], output + length, sizeof output - 1 - length)) > 0;) length += count;
  close(ends[0]);
  waitpid(child, NULL, 0);
  return length > 0 ? g_ascii_strtod(output, NULL) : -1;
}

int main(int count, char **arguments) {
  if (count > 1) {
    started = g_ascii_strtod(arguments[1], NULL);
    show();
  }
  double runs[RUNS];
  run_once("/proc/self/exe"); /* brings the libraries into memory */
  for (int run = 0; run < RUNS; run++) {
    runs[run] = run_once("/proc/self/exe");
    if (runs[run] < 0) {
      fprintf(stderr, "no first frame\n");
      return 1;
    }
  }
  report("cookbook.first_frame", median(runs, RUNS), "ms");
  return 0;
}
