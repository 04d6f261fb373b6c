/* An editor with 1,000,000 letters: see Sources/editor/Editor.swift. It says on standard output when a frame is painted, as Hearth's
 * windows do on standard error with HEARTH_TRACE=frames. */
#include "bench.h"
#include <string.h>

static int painted;

static void on_paint(GdkFrameClock *clock, gpointer data) {
  (void)clock;
  if (!gtk_widget_get_mapped(data) || gtk_widget_get_width(data) <= 1) return;
  painted++;
  if (painted == 1) printf("first frame painted at %.6f\n", wall_time() / 1e3);
  else printf("frame %d painted at %.6f\n", painted, wall_time() / 1e3);
  fflush(stdout);
}

int main(void) {
  gtk_init();
  GString *text = g_string_new(NULL);
  for (int index = 0; index < 20000; index++) g_string_append(text, "The quick brown fox jumps over the lazy dog again\n");
  GtkWidget *view = gtk_text_view_new();
  gtk_text_view_set_wrap_mode(GTK_TEXT_VIEW(view), GTK_WRAP_WORD_CHAR);
  GtkTextBuffer *buffer = gtk_text_view_get_buffer(GTK_TEXT_VIEW(view));
  gtk_text_buffer_set_text(buffer, text->str, -1);
  GtkTextIter middle;
  gtk_text_buffer_get_iter_at_offset(buffer, &middle, 500000);
  gtk_text_buffer_place_cursor(buffer, &middle);
  GtkWidget *scrolled = gtk_scrolled_window_new();
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), view);
  GtkWidget *window = gtk_window_new();
  gtk_window_set_title(GTK_WINDOW(window), "Editor");
  gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
  gtk_window_set_default_size(GTK_WINDOW(window), 800, 600);
  gtk_window_set_child(GTK_WINDOW(window), scrolled);
  gtk_widget_realize(window);
  g_signal_connect_after(gtk_widget_get_frame_clock(window), "after-paint", G_CALLBACK(on_paint), window);
  gtk_window_present(GTK_WINDOW(window));
  gtk_widget_grab_focus(view);
  gtk_text_view_scroll_to_mark(GTK_TEXT_VIEW(view), gtk_text_buffer_get_insert(buffer), 0, TRUE, 0, 0.5);
  for (;;) g_main_context_iteration(NULL, TRUE);
}
