#if GTK
  import CGTK
  import Foundation
  import HearthCore
  import UniformTypeIdentifiers

  /// The desktop's dialog for files: that of the session (through its portal) where it has one, else GTK's.
  final class GTKFileDialog {
    private let dialog: OpaquePointer
    private let request: FileDialogRequest
    private var completion: (@MainActor ([URL]?) -> Void)?

    init(
      _ request: FileDialogRequest, over window: UnsafeMutablePointer<GtkWindow>,
      _ completion: @escaping @MainActor ([URL]?) -> Void
    ) {
      self.request = request
      self.completion = completion
      let action =
        switch request.purpose {
        case .open: GTK_FILE_CHOOSER_ACTION_OPEN
        case .directory: GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER
        case .save: GTK_FILE_CHOOSER_ACTION_SAVE
        }
      dialog = gtk_file_chooser_native_new(request.message, window, action, request.confirmationLabel, nil)
      gtk_native_dialog_set_modal(native, 1)
      gtk_file_chooser_set_select_multiple(dialog, request.allowsMultipleSelection ? 1 : 0)
      if let directory = request.directory, let file = g_file_new_for_path(directory.path) {
        gtk_file_chooser_set_current_folder(dialog, file, nil)
        g_object_unref(UnsafeMutableRawPointer(file))
      }
      if request.purpose == .save, let name = request.fileName { gtk_file_chooser_set_current_name(dialog, name) }
      addFilter()
      let answered: @convention(c) (gpointer, gint, gpointer?) -> Void = { _, response, data in
        let dialog = Unmanaged<GTKFileDialog>.fromOpaque(data!).takeUnretainedValue()
        MainActor.assumeIsolated { dialog.didAnswer(response) }
      }
      connect(dialog, "response", unsafeBitCast(answered, to: GCallback.self), self)
      gtk_native_dialog_show(native)
    }
    nonisolated deinit {}
    private var native: UnsafeMutablePointer<GtkNativeDialog> { UnsafeMutablePointer(dialog) }

    /// Files of the types that are asked for, by MIME type and by the extensions of their names.
    private func addFilter() {
      if request.purpose == .directory || request.contentTypes.isEmpty
        || request.contentTypes.contains(where: { UTType.data.conforms(to: $0) || $0 == .data })
      {
        return
      }
      let filter = gtk_file_filter_new()!
      var names: [String] = []
      for type in request.contentTypes {
        for mimeType in type.tags[.mimeType] ?? [] { gtk_file_filter_add_mime_type(filter, mimeType) }
        for suffix in type.tags[.filenameExtension] ?? [] {
          gtk_file_filter_add_suffix(filter, suffix)
          names.append("*." + suffix)
        }
        // A kind of types has neither.
        if let family = Self.families.first(where: { $0.0 == type })?.1 {
          gtk_file_filter_add_mime_type(filter, family)
          names.append(family)
        }
      }
      gtk_file_filter_set_name(
        filter,
        names.isEmpty ? request.contentTypes.map(\.identifier).joined(separator: ", ") : names.joined(separator: ", "))
      gtk_file_chooser_add_filter(dialog, filter)
      g_object_unref(UnsafeMutableRawPointer(filter))
    }
    private static let families: [(UTType, String)] = [
      (.image, "image/*"), (.audio, "audio/*"), (.movie, "video/*"), (.video, "video/*"),
      (.audiovisualContent, "video/*"), (.text, "text/*"),
    ]

    private func didAnswer(_ response: gint) {
      guard let completion else { return }
      var urls: [URL]?
      if response == GTK_RESPONSE_ACCEPT.rawValue, let files = gtk_file_chooser_get_files(dialog) {
        urls = (0..<g_list_model_get_n_items(files)).compactMap { index -> URL? in
          guard let file = g_list_model_get_item(files, index) else { return nil }
          defer { g_object_unref(file) }
          guard let path = g_file_get_path(OpaquePointer(file)) else { return nil }
          defer { g_free(path) }
          return URL(fileURLWithPath: String(cString: path))
        }
        g_object_unref(UnsafeMutableRawPointer(files))
      }
      close()
      completion(urls?.isEmpty == true ? nil : urls)
    }
    /// Takes the dialog away without an answer.
    func close() {
      if completion == nil { return }
      completion = nil
      _ = g_signal_handlers_disconnect_matched(
        UnsafeMutableRawPointer(dialog), G_SIGNAL_MATCH_DATA, 0, 0, nil, nil, Unmanaged.passUnretained(self).toOpaque())
      gtk_native_dialog_destroy(native)
      g_object_unref(UnsafeMutableRawPointer(dialog))
    }
  }
#endif
