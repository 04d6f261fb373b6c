/* What the Cookbook shows when it starts, in GTK's own widgets: a header bar with three buttons, a menu bar, a sidebar of seven places
 * with a symbol and a number each, a search field, and eight recipes as cards: a gradient with a colour emoji and, on five of them, a
 * rating on a light disc; a bold title, a symbol and a second line; rounded, with a border and a shadow; a frame around the first one.
 * The font is that of the desktop; the Cookbook's is Inter.
 *
 * What the Cookbook does besides is not in here: it looks for what it kept of its last windows and of its settings.
 *
 * It says on standard output when its first frame is painted, as Hearth's windows do on standard error with HEARTH_TRACE=frames, and runs on.
 * `launch/first_frame.c` starts it and the Cookbook by turns and takes the time.
 */
#include "bench.h"

typedef struct {
  const char *name, *icon;
  int count;
} Place;
typedef struct {
  const char *name, *emoji, *rating;
  int minutes;
  float hue;
} Recipe;

static const Place places[] = {
  {"Recipes", "user-home-symbolic", 8}, {"Categories", NULL, 0}, {"Breakfast", "folder-symbolic", 2}, {"Soups", "folder-symbolic", 2},
  {"Mains", "folder-symbolic", 2}, {"Sweets", "folder-symbolic", 2}, {"Shopping", NULL, 0}, {"Groceries", "view-list-symbolic", 1},
};
static const Recipe recipes[] = {
  {"Buttermilk Pancakes", "🥞", "🤩", 25, 0.10f}, {"Tomato Soup", "🍅", "😋", 40, 0.02f}, {"Mushroom Risotto", "🍄", NULL, 45, 0.08f},
  {"Lemon Tart", "🍋", "🤩", 70, 0.15f},          {"Green Curry", "🥥", "😋", 35, 0.33f}, {"Blueberry Crumble", "🫐", NULL, 50, 0.66f},
  {"Miso Noodle Soup", "🍜", "😋", 20, 0.58f},    {"Berry Granola", "🫙", NULL, 30, 0.92f},
};

static void on_first_paint(GdkFrameClock *clock, gpointer data) {
  (void)clock;
  GtkWidget *window = data;
  if (!gtk_widget_get_mapped(window) || gtk_widget_get_width(window) <= 1) return;
  static gboolean is_painted;
  if (!is_painted) printf("first frame painted at %.6f\n", wall_time() / 1e3);
  fflush(stdout);
  is_painted = TRUE;
}

static void load_style(void) {
  GString *style = g_string_new(
    ".title-page { font-size: 28px; font-weight: bold; } .title-side { font-size: 18px; font-weight: bold; margin: 10px; }"
    ".card { background: white; border: 1px solid #ddd; border-radius: 14px; box-shadow: 0 2px 8px rgba(0,0,0,0.1); }"
    ".chosen { outline: 3px solid #0078f5; outline-offset: 3px; }"
    ".backdrop { border-radius: 14px 14px 0 0; } .emoji { font-size: 58px; }"
    ".rating { font-size: 16px; padding: 6px; border-radius: 99px; background: rgba(255,255,255,0.85); }"
    ".text { margin: 12px; } .count { color: #666; }");
  for (gsize index = 0; index < G_N_ELEMENTS(recipes); index++) {
    float r[2], g[2], b[2];
    gtk_hsv_to_rgb(recipes[index].hue, 0.35f, 0.98f, &r[0], &g[0], &b[0]);
    gtk_hsv_to_rgb(recipes[index].hue, 0.6f, 0.85f, &r[1], &g[1], &b[1]);
    g_string_append_printf(
      style, ".b%d { background-image: linear-gradient(to bottom right, rgb(%d,%d,%d), rgb(%d,%d,%d)); }", (int)index, (int)(r[0] * 255),
      (int)(g[0] * 255), (int)(b[0] * 255), (int)(r[1] * 255), (int)(g[1] * 255), (int)(b[1] * 255));
  }
  GtkCssProvider *provider = gtk_css_provider_new();
  gtk_css_provider_load_from_data(provider, style->str, -1);
  gtk_style_context_add_provider_for_display(gdk_display_get_default(), GTK_STYLE_PROVIDER(provider), GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  g_string_free(style, TRUE);
}

static GtkWidget *make_label(const char *text, const char *style) {
  GtkWidget *label = gtk_label_new(text);
  gtk_label_set_xalign(GTK_LABEL(label), 0);
  if (style) gtk_widget_add_css_class(label, style);
  return label;
}

static GtkWidget *make_card(int index) {
  const Recipe *recipe = &recipes[index];
  char text[48];
  GtkWidget *card = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_add_css_class(card, "card");
  gtk_widget_set_hexpand(card, TRUE);
  if (index == 0) gtk_widget_add_css_class(card, "chosen");

  GtkWidget *picture = gtk_overlay_new();
  gtk_widget_set_size_request(picture, 190, 120);
  GtkWidget *emoji = gtk_label_new(recipe->emoji);
  snprintf(text, sizeof text, "b%d", index);
  gtk_widget_add_css_class(emoji, "emoji");
  gtk_widget_add_css_class(emoji, "backdrop");
  gtk_widget_add_css_class(emoji, text);
  gtk_overlay_set_child(GTK_OVERLAY(picture), emoji);
  if (recipe->rating) {
    GtkWidget *rating = make_label(recipe->rating, "rating");
    gtk_widget_set_halign(rating, GTK_ALIGN_END);
    gtk_widget_set_valign(rating, GTK_ALIGN_START);
    gtk_widget_set_margin_top(rating, 8);
    gtk_widget_set_margin_end(rating, 8);
    gtk_overlay_add_overlay(GTK_OVERLAY(picture), rating);
  }
  gtk_box_append(GTK_BOX(card), picture);

  GtkWidget *words = gtk_box_new(GTK_ORIENTATION_VERTICAL, 4);
  gtk_widget_add_css_class(words, "text");
  gtk_box_append(GTK_BOX(words), make_label(recipe->name, "heading"));
  GtkWidget *line = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6);
  snprintf(text, sizeof text, "%d min", recipe->minutes);
  gtk_box_append(GTK_BOX(line), gtk_image_new_from_icon_name("document-open-recent-symbolic"));
  gtk_box_append(GTK_BOX(line), make_label(text, "count"));
  gtk_box_append(GTK_BOX(words), line);
  gtk_box_append(GTK_BOX(card), words);
  return card;
}

static GtkWidget *make_place(const Place *place) {
  if (!place->icon) {
    GtkWidget *heading = make_label(place->name, "heading");
    gtk_widget_set_sensitive(heading, FALSE);
    return heading;
  }
  char text[16];
  GtkWidget *row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_box_append(GTK_BOX(row), gtk_image_new_from_icon_name(place->icon));
  GtkWidget *name = make_label(place->name, NULL);
  gtk_widget_set_hexpand(name, TRUE);
  gtk_box_append(GTK_BOX(row), name);
  snprintf(text, sizeof text, "%d", place->count);
  gtk_box_append(GTK_BOX(row), make_label(text, "count"));
  return row;
}

static GtkWidget *make_menu_bar(void) {
  static const char *const items[][4] = {{"File", "New Window", "Close", "Quit"}, {"Edit", "Cut", "Copy", "Paste"}, {"View", "Show Sidebar", "Stack", "Two Columns"}, {"Recipe", "Add to Groceries", "Open in New Window", "Remove Rating"}};
  GMenu *bar = g_menu_new();
  for (gsize index = 0; index < G_N_ELEMENTS(items); index++) {
    GMenu *menu = g_menu_new();
    for (int item = 1; item < 4; item++) g_menu_append(menu, items[index][item], NULL);
    g_menu_append_submenu(bar, items[index][0], G_MENU_MODEL(menu));
  }
  return gtk_popover_menu_bar_new_from_model(G_MENU_MODEL(bar));
}

int main(void) {
  gtk_init();
  load_style();
  GtkWidget *window = gtk_window_new();
  gtk_window_set_title(GTK_WINDOW(window), "Cookbook");
  gtk_window_set_default_size(GTK_WINDOW(window), 980, 680);

  GtkWidget *header = gtk_header_bar_new();
  gtk_header_bar_pack_start(GTK_HEADER_BAR(header), gtk_button_new_from_icon_name("view-reveal-symbolic"));
  gtk_header_bar_pack_start(GTK_HEADER_BAR(header), gtk_button_new_from_icon_name("view-list-symbolic"));
  gtk_header_bar_pack_end(GTK_HEADER_BAR(header), gtk_button_new_from_icon_name("list-add-symbolic"));
  gtk_window_set_titlebar(GTK_WINDOW(window), header);

  GtkWidget *side = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6);
  gtk_widget_set_size_request(side, 210, -1);
  gtk_box_append(GTK_BOX(side), make_label("Cookbook", "title-side"));
  GtkWidget *list = gtk_list_box_new();
  gtk_widget_add_css_class(list, "navigation-sidebar");
  for (gsize index = 0; index < G_N_ELEMENTS(places); index++) gtk_list_box_append(GTK_LIST_BOX(list), make_place(&places[index]));
  gtk_list_box_select_row(GTK_LIST_BOX(list), gtk_list_box_get_row_at_index(GTK_LIST_BOX(list), 0));
  gtk_widget_set_vexpand(list, TRUE);
  gtk_box_append(GTK_BOX(side), list);

  GtkWidget *grid = gtk_grid_new();
  gtk_grid_set_row_spacing(GTK_GRID(grid), 18);
  gtk_grid_set_column_spacing(GTK_GRID(grid), 18);
  gtk_grid_set_column_homogeneous(GTK_GRID(grid), TRUE);
  for (int index = 0; index < (int)G_N_ELEMENTS(recipes); index++) gtk_grid_attach(GTK_GRID(grid), make_card(index), index % 3, index / 3, 1, 1);
  gtk_widget_set_margin_top(grid, 28);
  gtk_widget_set_margin_bottom(grid, 28);
  gtk_widget_set_margin_start(grid, 28);
  gtk_widget_set_margin_end(grid, 28);
  GtkWidget *scrolled = gtk_scrolled_window_new();
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), grid);
  gtk_widget_set_vexpand(scrolled, TRUE);

  GtkWidget *top = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *title = make_label("Recipes", "title-page");
  gtk_widget_set_hexpand(title, TRUE);
  gtk_box_append(GTK_BOX(top), title);
  gtk_box_append(GTK_BOX(top), gtk_search_entry_new());
  GtkWidget *page = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6);
  gtk_widget_set_hexpand(page, TRUE);
  gtk_box_append(GTK_BOX(page), top);
  gtk_box_append(GTK_BOX(page), scrolled);

  GtkWidget *columns = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_box_append(GTK_BOX(columns), side);
  gtk_box_append(GTK_BOX(columns), gtk_separator_new(GTK_ORIENTATION_VERTICAL));
  gtk_box_append(GTK_BOX(columns), page);
  GtkWidget *all = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append(GTK_BOX(all), make_menu_bar());
  gtk_box_append(GTK_BOX(all), columns);
  gtk_window_set_child(GTK_WINDOW(window), all);

  gtk_widget_realize(window);
  g_signal_connect_after(gtk_widget_get_frame_clock(window), "after-paint", G_CALLBACK(on_first_paint), window);
  gtk_window_present(GTK_WINDOW(window));
  for (;;) g_main_context_iteration(NULL, TRUE);
}
