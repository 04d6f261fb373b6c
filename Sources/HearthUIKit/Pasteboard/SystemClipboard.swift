import Foundation
import HearthCore
import HearthUI
import UniformTypeIdentifiers

/// The clipboard of the desktop, on the main actor.
@MainActor private enum ClipboardAccess {
  /// That of the window whose code runs, else of the window in front. Nil where the app has no window.
  static var current: (any Clipboard)? {
    let host = AppScenes.currentContent?.host ?? AppScenes.current?.currentSession?.host
    guard let clipboard = host?.clipboard else { return nil }
    if watched !== clipboard {
      let name = ObjectIdentifier(Watch.self)
      watched?.observe(name, nil)
      watched = clipboard
      clipboard.observe(name) {
        changes += 1
        NotificationCenter.default.post(name: UIPasteboard.changedNotification, object: UIPasteboard.general)
      }
    }
    return clipboard
  }
  private final class Watch {}
  private static weak var watched: (any Clipboard)?
  private static var changes = 0
  static var changeCount: Int {
    _ = current
    return changes
  }

  /// The types of what can be had, the best first.
  static var types: [String] {
    var known: Set<String> = []
    return (current?.mimeTypes ?? []).flatMap { ClipboardData.types(of: $0) }.filter { known.insert($0).inserted }
  }
  /// Whether there is something of a type, or of one that conforms to it.
  static func has(_ type: UTType) -> Bool { types.contains { UTType($0)?.conforms(to: type) ?? false } }
  /// The data of a type, or of the first that conforms to it.
  static func data(_ type: String) -> Data? {
    guard let clipboard = current else { return nil }
    let exact = SystemClipboard.mimeType(of: type)
    if clipboard.mimeTypes.contains(exact) { return clipboard.dataNow(exact) }
    guard let wanted = UTType(type) else { return nil }
    let found = clipboard.mimeTypes.first { mimeType in
      ClipboardData.types(of: mimeType).contains { UTType($0)?.conforms(to: wanted) ?? false }
    }
    return found.flatMap { clipboard.dataNow($0) }
  }
  static var text: String? {
    guard let clipboard = current, has(.text) || clipboard.mimeTypes.contains(ClipboardData.text) else { return nil }
    return clipboard.dataNow(ClipboardData.text).map { String(decoding: $0, as: UTF8.self) }
  }
  static var urls: [URL] {
    guard let clipboard = current, clipboard.mimeTypes.contains(ClipboardData.urls),
      let data = clipboard.dataNow(ClipboardData.urls)
    else { return [] }
    return ClipboardData.urls(in: data)
  }
}

/// The clipboard of the desktop, for source that does not wait. From any thread, which waits for the main one.
enum SystemClipboard {
  /// The MIME type of a type of data.
  static func mimeType(of type: String) -> String {
    if UTType(type)?.conforms(to: .url) == true { return ClipboardData.urls }
    return ClipboardData.mimeType(of: type)
  }
  static var changeCount: Int { onMainActor { ClipboardAccess.changeCount } }
  /// The MIME types of what can be had, the best first.
  static var mimeTypes: [String] { onMainActor { ClipboardAccess.current?.mimeTypes ?? [] } }
  /// The types of what can be had, the best first.
  static var types: [String] { onMainActor { ClipboardAccess.types } }
  /// Whether there is something of a type, or of one that conforms to it.
  static func has(_ type: UTType) -> Bool { onMainActor { ClipboardAccess.has(type) } }
  /// The data of a type, or of the first that conforms to it.
  static func data(_ type: String) -> Data? { onMainActor { ClipboardAccess.data(type) } }
  /// The data of a MIME type.
  static func data(mimeType: String) -> Data? { onMainActor { ClipboardAccess.current?.dataNow(mimeType) } }
  static var text: String? { onMainActor { ClipboardAccess.text } }
  static var urls: [URL] { onMainActor { ClipboardAccess.urls } }
  /// What is there, as a provider that reads it when it is asked; nil for nothing.
  static var provider: NSItemProvider? {
    onMainActor {
      let types = ClipboardAccess.types
      return types.isEmpty ? nil : ClipboardAccess.current?.item(conformingTo: types)
    }
  }
  static func set(_ data: [ClipboardData]) { onMainActor { ClipboardAccess.current?.setData(data) } }
  static func set(_ providers: [NSItemProvider]) {
    onMainActor { ClipboardAccess.current?.setItems(providers) }
  }
  static func set(urls: [URL]) {
    let list = urls.map { $0.absoluteString + "\r\n" }.joined()
    let text = urls.map { $0.isFileURL ? $0.path : $0.absoluteString }.joined(separator: "\n")
    set([ClipboardData(ClipboardData.urls, Data(list.utf8)), ClipboardData(ClipboardData.text, Data(text.utf8))])
  }
  /// Takes away at a date what is there now.
  static func expire(at date: Date) {
    onMainActor {
      let count = ClipboardAccess.changeCount
      _ = AppScenes.current?.perform(at: date) {
        if ClipboardAccess.changeCount == count { ClipboardAccess.current?.setData([]) }
      }
    }
  }
}
