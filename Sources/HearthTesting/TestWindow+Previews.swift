import Foundation
import HearthCore
import SwiftUI

/// A preview was asked for that the program does not have.
public struct NoPreview: Error, CustomStringConvertible {
  public let description: String
}

extension TestWindow {
  /// The names of the previews in this program: those of `#Preview` in the order of
  /// their files and lines, then the providers.
  public static var previews: [String] { Preview.all.map(\.name) }

  /// Opens a preview.
  ///
  ///     for name in TestWindow.previews {
  ///       let window = try await TestWindow(preview: name)
  ///       #expect(window.reports == [])
  ///     }
  ///
  /// - Parameters:
  ///   - name: What `#Preview` is given, or the file and line, as in
  ///     "Row.swift:12"; of a provider the name of its type.
  ///   - text: How text is measured.
  ///   - size: Points. Nil for what the traits of the preview say, else the standard size of the device.
  ///   - idiom: Nil for the device that the preview is meant for, else the desktop.
  ///   - settings: What the user has set for the desktop.
  /// - Throws: `NoPreview`; or what a `PreviewModifier` throws that makes its context.
  public convenience init(
    preview name: String, text: TestText = .round, size: CGSize? = nil, idiom: Idiom? = nil,
    settings: Settings = Settings(),
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async throws {
    guard let preview = Preview.named(name) else {
      throw NoPreview(
        description: "There is no preview \"\(name)\" in this program; it has \(Preview.all.map(\.name)).")
    }
    try await preview.prepare()
    let idiom = idiom ?? preview.idiom ?? .desktop
    PreviewApp.next = (preview, idiom)
    let size = size ?? (idiom.hasWindows ? nil : preview.screen(idiom))
    self.init(
      TestLaunch(PreviewApp.self, text: text, size: size, idiom: idiom, settings: settings), TestStorage(nil),
      CallSite(fileID, filePath, line, column))
  }
}
