import SwiftUI
import UIKit

/// What is in a file: a picture, the beginning of a text, or what is known of it.
struct FilePreview: View {
  let entry: FileEntry
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 12) {
      Text(entry.name)
        .font(.headline)
      content
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      HStack {
        Text("\(entry.kind), \(entry.size.formatted(.byteCount(style: .file)))")
          .foregroundStyle(.secondary)
        Spacer()
        Button("Close") { dismiss() }
          .keyboardShortcut(.cancelAction)
      }
    }
    .padding()
    .frame(width: 480, height: 360)
  }

  @ViewBuilder private var content: some View {
    if entry.isFolder {
      ContentUnavailableView(
        "\(entry.children?.count ?? 0) items", systemImage: entry.symbol, description: Text(entry.url.path))
    } else if entry.isPicture, let picture = UIImage(contentsOfFile: entry.url.path) {
      Image(uiImage: picture)
        .resizable()
        .scaledToFit()
    } else if let text {
      ScrollView {
        Text(text)
          .monospaced()
          .frame(maxWidth: .infinity, alignment: .leading)
          .accessibilityIdentifier("text")
      }
    } else {
      ContentUnavailableView("No preview", systemImage: entry.symbol)
    }
  }
  /// The first 20,000 bytes, where they are text.
  private var text: String? {
    guard let file = try? FileHandle(forReadingFrom: entry.url) else { return nil }
    defer { try? file.close() }
    let data = (try? file.read(upToCount: 20_000)) ?? Data()
    if data.contains(0) { return nil }
    return String(decoding: data, as: UTF8.self)
  }
}
