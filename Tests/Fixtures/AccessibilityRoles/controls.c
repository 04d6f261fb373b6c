// A window of GTK 4 with one of each control, under the names that `ControlsView` of WindowProbe has them by. It is walked
// by the same script, so that both say what the same things are: see Documentation/Accessibility.md.
#include <gtk/gtk.h>

static void name(GtkWidget *widget, const char *label) {
  gtk_accessible_update_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}
static GtkWidget *add(GtkWidget *box, GtkWidget *widget, const char *label) {
  if (label) name(widget, label);
  gtk_box_append(GTK_BOX(box), widget);
  return widget;
}

static void setup(GtkListItemFactory *factory, GtkListItem *item, gpointer data) {
  gtk_list_item_set_child(item, gtk_label_new(""));
}
static void bind(GtkListItemFactory *factory, GtkListItem *item, gpointer data) {
  GtkStringObject *text = GTK_STRING_OBJECT(gtk_list_item_get_item(item));
  gtk_label_set_text(GTK_LABEL(gtk_list_item_get_child(item)), gtk_string_object_get_string(text));
}
static GtkColumnViewColumn *column(const char *title) {
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
  g_signal_connect(factory, "setup", G_CALLBACK(setup), NULL);
  g_signal_connect(factory, "bind", G_CALLBACK(bind), NULL);
  return gtk_column_view_column_new(title, factory);
}

static void open_dialog(GtkWidget *button, gpointer window) {
  GtkWidget *dialog = gtk_message_dialog_new(
      GTK_WINDOW(window), GTK_DIALOG_MODAL, GTK_MESSAGE_QUESTION, GTK_BUTTONS_CLOSE, "Delete?");
  gtk_message_dialog_format_secondary_text(GTK_MESSAGE_DIALOG(dialog), "It cannot be undone.");
  gtk_window_set_title(GTK_WINDOW(dialog), "Delete?");
  gtk_window_present(GTK_WINDOW(dialog));
}

static void activate(GtkApplication *app, gpointer data) {
  GtkWidget *window = gtk_application_window_new(app);
  gtk_window_set_title(GTK_WINDOW(window), "Controls");
  gtk_window_set_default_size(GTK_WINDOW(window), 700, 900);
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 4);

  add(box, gtk_label_new("Just text"), NULL);
  add(box, gtk_button_new_with_label("Press me"), NULL);
  GtkWidget *never = add(box, gtk_button_new_with_label("Never"), NULL);
  gtk_widget_set_sensitive(never, FALSE);
  add(box, gtk_check_button_new_with_label("Check"), NULL);
  add(box, gtk_switch_new(), "Switch");
  add(box, gtk_toggle_button_new_with_label("Bold"), NULL);
  GtkWidget *small = add(box, gtk_check_button_new_with_label("Small"), NULL);
  GtkWidget *large = add(box, gtk_check_button_new_with_label("Large"), NULL);
  gtk_check_button_set_group(GTK_CHECK_BUTTON(large), GTK_CHECK_BUTTON(small));
  add(box, gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 0, 10, 1), "Volume");
  add(box, gtk_spin_button_new_with_range(0, 10, 1), "Amount");
  GtkWidget *progress = add(box, gtk_progress_bar_new(), "Done");
  gtk_progress_bar_set_fraction(GTK_PROGRESS_BAR(progress), 0.25);
  add(box, gtk_entry_new(), "Name");
  add(box, gtk_password_entry_new(), "Secret");
  add(box, gtk_search_entry_new(), "Search");
  add(box, gtk_text_view_new(), "Notes");
  add(box, gtk_image_new_from_icon_name("starred-symbolic"), "Star");
  add(box, gtk_link_button_new_with_label("https://example.org/home", "Home"), NULL);
  const char *sizes[] = {"One", "Two", NULL};
  add(box, gtk_drop_down_new_from_strings(sizes), "Choice");
  GtkWidget *menu = add(box, gtk_menu_button_new(), NULL);
  gtk_menu_button_set_label(GTK_MENU_BUTTON(menu), "Format");
  name(menu, "Format");
  GtkWidget *expander = add(box, gtk_expander_new("Advanced"), NULL);
  gtk_expander_set_child(GTK_EXPANDER(expander), gtk_label_new("more"));

  GtkWidget *list = add(box, gtk_list_box_new(), "Lines");
  const char *lines[] = {"Line 0", "Line 1"};
  for (int index = 0; index < 2; index++) {
    GtkWidget *row = gtk_list_box_row_new();
    gtk_list_box_row_set_child(GTK_LIST_BOX_ROW(row), gtk_label_new(lines[index]));
    name(row, lines[index]);
    gtk_list_box_append(GTK_LIST_BOX(list), row);
  }
  const char *fruits[] = {"Apple", "Fig", NULL};
  GtkSelectionModel *model = GTK_SELECTION_MODEL(gtk_single_selection_new(G_LIST_MODEL(gtk_string_list_new(fruits))));
  GtkWidget *table = gtk_column_view_new(model);
  gtk_column_view_append_column(GTK_COLUMN_VIEW(table), column("Fruit"));
  gtk_widget_set_size_request(table, -1, 100);
  add(box, table, "Fruits");

  GtkWidget *tabs = gtk_notebook_new();
  gtk_notebook_append_page(GTK_NOTEBOOK(tabs), gtk_label_new("bright"), gtk_label_new("Day"));
  gtk_notebook_append_page(GTK_NOTEBOOK(tabs), gtk_label_new("dark"), gtk_label_new("Night"));
  add(box, tabs, "Tabs");
  GtkWidget *ask = add(box, gtk_button_new_with_label("Ask"), NULL);
  g_signal_connect(ask, "clicked", G_CALLBACK(open_dialog), window);

  GtkWidget *scroll = gtk_scrolled_window_new();
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroll), box);
  gtk_window_set_child(GTK_WINDOW(window), scroll);
  gtk_window_present(GTK_WINDOW(window));
}

int main(int count, char **arguments) {
  GtkApplication *app = gtk_application_new("org.example.controls", G_APPLICATION_NON_UNIQUE);
  g_set_prgname("controls");
  g_signal_connect(app, "activate", G_CALLBACK(activate), NULL);
  int status = g_application_run(G_APPLICATION(app), 1, arguments);
  g_object_unref(app);
  return status;
}
