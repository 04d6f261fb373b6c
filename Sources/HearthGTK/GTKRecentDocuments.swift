#if GTK
  import CGTK
  import Foundation
  import HearthCore

  /// The desktop's list of files that were open lately, which its programs share. Source: Freedesktop, Desktop Bookmark
  /// Specification; GTK 4, GtkRecentManager.
  final class GTKRecentDocuments: RecentDocumentService {
    private let manager = gtk_recent_manager_get_default()
    /// As the list names programs.
    private let name: String
    init(name: String) { self.name = name }
    nonisolated deinit {}

    var documents: [URL] {
      guard let list = gtk_recent_manager_get_items(manager) else { return [] }
      var found: [(url: URL, time: Int)] = []
      var item: UnsafeMutablePointer<GList>? = list
      while let entry = item {
        let info = OpaquePointer(entry.pointee.data)!
        if gtk_recent_info_has_application(info, name) != 0, gtk_recent_info_is_local(info) != 0,
          gtk_recent_info_exists(info) != 0, let uri = gtk_recent_info_get_uri(info),
          let url = URL(string: String(cString: uri))
        {
          var time = 0
          if let date = gtk_recent_info_get_modified(info) { time = Int(g_date_time_to_unix(date)) }
          found.append((URL(fileURLWithPath: url.path), time))
        }
        gtk_recent_info_unref(info)
        item = entry.pointee.next
      }
      g_list_free(list)
      return found.sorted { $0.time > $1.time }.map(\.url)
    }
    func note(_ url: URL, mimeType: String) {
      let program = CommandLine.arguments.first.map { URL(fileURLWithPath: $0).path } ?? name
      let command = "'\(program.replacingOccurrences(of: "'", with: "'\\''"))' %u"
      let texts: [UnsafeMutablePointer<CChar>?] = [mimeType, name, command].map { (text: String) in strdup(text) }
      defer { for text in texts { free(text) } }
      var data = GtkRecentData()
      (data.mime_type, data.app_name, data.app_exec) = (texts[0], texts[1], texts[2])
      _ = gtk_recent_manager_add_full(manager, url.absoluteString, &data)
    }
    func forget(_ url: URL) { _ = gtk_recent_manager_remove_item(manager, url.absoluteString, nil) }
  }
#endif
