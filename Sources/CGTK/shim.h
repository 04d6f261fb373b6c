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
