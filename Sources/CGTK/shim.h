#pragma once
#include <gtk/gtk.h>
#include <glib-unix.h>
#include <pango/pangocairo.h>
#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <pango/pangofc-fontmap.h>
#include <fontconfig/fontconfig.h>
#include "pixels.h"

// Libraries that are loaded when something first needs them. Nothing links them: the functions that are used are in `VectorLibrary` and
// `GamepadLibrary`, their types here.

// Source: the reference of librsvg 2.52. Its header lies in a directory that GTK's pkg-config file does not name.
typedef struct { double x, y, width, height; } RsvgRectangle;
#include <libmanette/libmanette.h>

// Functions with a variable number of arguments are not seen by Swift. GTK 4.10 deprecates the dialog, and its successor has no box to check.
G_GNUC_BEGIN_IGNORE_DEPRECATIONS
/// A question without buttons, over a window.
static inline GtkWidget *hearth_message_dialog_new(GtkWindow *parent, int is_critical, const char *title, const char *message) {
    GtkWidget *dialog = gtk_message_dialog_new(parent, GTK_DIALOG_MODAL, is_critical ? GTK_MESSAGE_WARNING : GTK_MESSAGE_QUESTION,
                                               GTK_BUTTONS_NONE, "%s", title);
    if (*message) gtk_message_dialog_format_secondary_text(GTK_MESSAGE_DIALOG(dialog), "%s", message);
    return dialog;
}
G_GNUC_END_IGNORE_DEPRECATIONS
