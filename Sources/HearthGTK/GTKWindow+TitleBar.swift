#if GTK
  import CGTK
  import HearthCore

  // The title bar of a window, and its buttons above the content where the bar is hidden.

  extension GTKWindow {
    /// Shows or hides the bar of a window that was made with one. Another window has none to be changed.
    package func setTitleBar(_ titleBar: WindowTitleBar) {
      guard let headerBar else { return }
      gtk_header_bar_set_title_widget(
        OpaquePointer(headerBar),
        titleBar.showsTitle ? nil : gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
      if titleBar.isFlat {
        gtk_widget_add_css_class(headerBar, "flat")
      } else {
        gtk_widget_remove_css_class(headerBar, "flat")
      }
      gtk_widget_set_visible(headerBar, titleBar.isHidden ? 0 : 1)
      let hasButtons = titleBar.isHidden
      if hasButtons, uncoveredTitleBar == nil, let child = gtk_window_get_child(window) {
        g_object_ref(child)
        let overlay = withButtons(above: child)
        g_object_unref(child)
        uncoveredTitleBar = overlay
        gtk_widget_grab_focus(canvas)
      }
      for button in buttonsAboveContent { gtk_widget_set_visible(button, hasButtons ? 1 : 0) }
    }
    /// Puts a widget into the window, with the window's buttons above it.
    @discardableResult func withButtons(
      above child: UnsafeMutablePointer<GtkWidget>
    ) -> UnsafeMutablePointer<GtkWidget> {
      let overlay = gtk_overlay_new()!.cast(to: GtkWidget.self)
      if gtk_widget_get_parent(child) != nil { gtk_window_set_child(window, nil) }
      gtk_overlay_set_child(OpaquePointer(overlay), child)
      for side in [GTK_PACK_START, GTK_PACK_END] {
        let buttons = gtk_window_controls_new(side)!
        gtk_widget_set_halign(buttons, side == GTK_PACK_START ? GTK_ALIGN_START : GTK_ALIGN_END)
        gtk_widget_set_valign(buttons, GTK_ALIGN_START)
        for set in [gtk_widget_set_margin_top, gtk_widget_set_margin_start, gtk_widget_set_margin_end] {
          set(buttons, 6)
        }
        gtk_overlay_add_overlay(OpaquePointer(overlay), buttons)
        buttonsAboveContent.append(buttons)
      }
      gtk_window_set_child(window, overlay)
      return overlay
    }
    /// A bar that is not shown keeps GTK's frame and shadow; a theme gives an empty one a height.
    func hideTitleBar() {
      let bar = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
      gtk_window_set_titlebar(window, bar)
      gtk_widget_set_visible(bar, 0)
    }
  }
#endif
