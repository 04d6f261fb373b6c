import Foundation
import HearthCore
import SwiftUI

/// What was copied, in a window or by a test in the place of another program.
///
/// ```swift
/// window.clipboard.text = "Milk"
/// window.click("item")
/// window.press("v", modifiers: .control)
/// #expect(try window.element("item").value == "Milk")
/// ```
@MainActor public struct ClipboardContents {
  /// Several things that were copied together, as apps like this one read them.
  public nonisolated static let itemsType = ClipboardData.items
  /// The type of text: UTF-8.
  public nonisolated static let textType = ClipboardData.text
  /// The type of URLs, one a line. Source: RFC 2483.
  public nonisolated static let urlsType = ClipboardData.urls

  let clipboard: TestClipboard
  /// The text that was copied; nil where none was. Setting it replaces everything.
  public var text: String? {
    get { data(Self.textType).map { String(decoding: $0, as: UTF8.self) } }
    nonmutating set { if let newValue { clipboard.setText(newValue) } else { clipboard.setData([]) } }
  }
  /// The MIME types that can be had, the best first.
  public var mimeTypes: [String] { clipboard.mimeTypes }
  /// What was copied as a MIME type; nil where nothing was.
  public func data(_ mimeType: String) -> Data? { clipboard.contents.first { $0.mimeType == mimeType }?.data }
  /// Another program copies one thing as several MIME types, the best first. It replaces everything.
  ///
  /// ```swift
  /// window.clipboard.set(["image/png": picture, ClipboardContents.textType: Data("A cat".utf8)])
  /// ```
  public func set(_ contents: KeyValuePairs<String, Data>) {
    clipboard.setData(contents.map { ClipboardData($0.key, $0.value) })
  }
  /// The same from a list.
  public func set(_ contents: [(mimeType: String, data: Data)]) {
    clipboard.setData(contents.map { ClipboardData($0.mimeType, $0.data) })
  }
  /// The text that was selected last, as the middle button of the mouse pastes it; nil for none.
  public var primarySelection: String? {
    get { clipboard.selection }
    nonmutating set { clipboard.selection = newValue }
  }
}

extension TestWindow {
  /// The clipboard of the desktop.
  public var clipboard: ClipboardContents { ClipboardContents(clipboard: host.testClipboard) }
}
