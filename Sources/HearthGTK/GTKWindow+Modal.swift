#if GTK
  import CGTK
  import Foundation
  import HearthCore

  // Questions that the app waits for in the middle of its code.

  extension GTKWindow {
    package func askNow(_ question: ModalQuestion) -> ModalQuestion.Answer? {
      if isClosed || WaitingLoop.isWaiting { return nil }
      let dialog = GTKModalDialog(question, over: window)
      WaitingLoop.wait { dialog.button != nil || isClosed }
      defer { requestFrame() }
      return dialog.close()
    }
    package func chooseFilesNow(_ request: FileDialogRequest) -> [URL]? {
      if isClosed || WaitingLoop.isWaiting { return nil }
      var answer: [URL]??
      showFileDialog(request) { answer = .some($0) }
      WaitingLoop.wait { answer != nil || isClosed }
      requestFrame()
      return answer ?? nil
    }
  }

  /// GTK's dialog for a question.
  private final class GTKModalDialog {
    private let dialog: UnsafeMutablePointer<GtkWidget>
    private var check: UnsafeMutablePointer<GtkWidget>?
    private let wayOut: Int?
    /// Which button was pressed; nil until then.
    private(set) var button: Int?

    init(_ question: ModalQuestion, over window: UnsafeMutablePointer<GtkWindow>) {
      wayOut = question.wayOut
      dialog = hearth_message_dialog_new(window, question.isCritical ? 1 : 0, question.title, question.message)
      // The first one is the last in a row of GTK's.
      for (index, button) in question.buttons.enumerated().reversed() {
        let widget = gtk_dialog_add_button(dialog.cast(to: GtkDialog.self), button.title, gint(index))
        if button.role == .destructive { gtk_widget_add_css_class(widget, "destructive-action") }
        if button.role == .preferred {
          gtk_widget_add_css_class(widget, "suggested-action")
          gtk_dialog_set_default_response(dialog.cast(to: GtkDialog.self), gint(index))
        }
      }
      if let title = question.check,
        let area = gtk_message_dialog_get_message_area(dialog.cast(to: GtkMessageDialog.self))
      {
        check = gtk_check_button_new_with_label(title)
        gtk_check_button_set_active(check!.cast(to: GtkCheckButton.self), question.isChecked ? 1 : 0)
        gtk_box_append(area.cast(to: GtkBox.self), check)
      }
      let response: @convention(c) (gpointer, gint, gpointer?) -> Void = { _, response, data in
        let dialog = Unmanaged<GTKModalDialog>.fromOpaque(data!).takeUnretainedValue()
        MainActor.assumeIsolated { if response >= 0 { dialog.button = Int(response) } }
      }
      connect(dialog, "response", unsafeBitCast(response, to: GCallback.self), self)
      // Escape, and the window's own button.
      let closeRequest: @convention(c) (gpointer, gpointer?) -> gboolean = { _, data in
        let dialog = Unmanaged<GTKModalDialog>.fromOpaque(data!).takeUnretainedValue()
        MainActor.assumeIsolated { if let wayOut = dialog.wayOut { dialog.button = wayOut } }
        return 1
      }
      connect(dialog, "close-request", unsafeBitCast(closeRequest, to: GCallback.self), self)
      gtk_window_present(dialog.cast(to: GtkWindow.self))
    }
    nonisolated deinit {}

    /// Takes the dialog away.
    func close() -> ModalQuestion.Answer? {
      let isChecked = check.map { gtk_check_button_get_active($0.cast(to: GtkCheckButton.self)) != 0 } ?? false
      gtk_window_destroy(dialog.cast(to: GtkWindow.self))
      return button.map { ModalQuestion.Answer(button: $0, isChecked: isChecked) }
    }
  }
#endif
