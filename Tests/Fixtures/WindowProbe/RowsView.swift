import SwiftUI
import UniformTypeIdentifiers

/// Rows of a list and of a table that take files, and whose files can be dragged away. What is dropped is printed.
struct RowsView: View {
  struct Folder: Identifiable {
    let id: String
    /// A file that is there.
    let file: URL
  }
  private let folders: [Folder]
  private let entries: [Folder]
  init() {
    func make(_ name: String) -> Folder {
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(name).txt")
      try? Data("kept in \(name)".utf8).write(to: file)
      return Folder(id: name, file: file)
    }
    (folders, entries) = (["letters", "pictures"].map(make), ["music", "films"].map(make))
  }
  var body: some View {
    VStack(spacing: 0) {
      List(folders) { folder in
        row(folder).draggable(folder.file)
          .dropDestination(for: URL.self) { urls, _ in
            take(urls, folder)
            return true
          }
      }
      .frame(height: 150)
      Table(of: Folder.self) {
        TableColumn("Name") { row($0) }
      } rows: {
        ForEach(entries) { entry in
          TableRow(entry).draggable(entry.file).dropDestination(for: URL.self) { take($0, entry) }
        }
      }
      .frame(height: 170)
    }
    .printsPlace("content")
  }
  private func row(_ folder: Folder) -> some View {
    Text(folder.id).frame(maxWidth: .infinity, minHeight: 40, alignment: .leading).printsPlace(folder.id)
  }
  private func take(_ urls: [URL], _ folder: Folder) {
    for url in urls {
      let text = (try? String(contentsOf: url, encoding: .utf8)) ?? "nothing"
      say("\(folder.id) got \(url.lastPathComponent) with \(text)")
    }
  }
}
