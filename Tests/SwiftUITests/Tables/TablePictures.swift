import Foundation
import HearthTesting
import QuickTesting
import SwiftUI
import Testing

/// Draws tables into files where `HEARTH_PICTURES` names a folder, to be looked at.
@MainActor
@Suite(
  .enabled(if: ProcessInfo.processInfo.environment["HEARTH_PICTURES"] != nil, "HEARTH_PICTURES names no directory"))
struct TablePictures {}

extension TablePictures {
  nonisolated struct File: Identifiable {
    var id: String
    var kind: String
    var size: Int
    var children: [File]?
  }
  static let files = [
    File(
      id: "Documents", kind: "Folder", size: 0,
      children: [
        File(id: "Letter.md", kind: "Markdown", size: 12),
        File(id: "Pictures", kind: "Folder", size: 0, children: [File(id: "Sunset.jpg", kind: "Image", size: 2_048)]),
      ]),
    File(id: "Music.ogg", kind: "Sound", size: 8_192), File(id: "Notes.txt", kind: "Text", size: 4),
    File(id: "Readme.md", kind: "Markdown", size: 7), File(id: "Zebra.png", kind: "Image", size: 512),
  ]
  struct Sample: View {
    var isOutline = false
    @State var selection: Set<String> = ["Notes.txt"]
    @State var order = [KeyPathComparator(\File.id)]
    @State var columns = TableColumnCustomization<File>()
    @TableColumnBuilder<File, KeyPathComparator<File>> var all:
      some TableColumnContent<
        File, KeyPathComparator<File>
      >
    {
      TableColumn("Name", value: \.id) { Label($0.id, systemImage: $0.children == nil ? "doc" : "folder") }
        .customizationID("name")
      TableColumn("Kind", value: \.kind).width(100).customizationID("kind")
      TableColumn("Size", value: \.size) { Text("\($0.size) KB") }.width(min: 60, ideal: 90).alignment(.trailing)
    }
    var body: some View {
      if isOutline {
        Table(TablePictures.files, children: \.children, selection: $selection, sortOrder: $order) { all }
      } else {
        Table(TablePictures.files, selection: $selection, sortOrder: $order, columnCustomization: $columns) { all }
      }
    }
  }
  private func draw<V: View>(
    _ name: String, _ view: V, _ idiom: Idiom = .desktop, _ size: CGSize = CGSize(width: 640, height: 260),
    _ act: (TestWindow) throws -> Void = { _ in }
  ) throws {
    guard let folder = ProcessInfo.processInfo.environment["HEARTH_PICTURES"] else { return }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for (scheme, word) in [(ColorScheme.light, "light"), (.dark, "dark")] {
      let window = TestWindow(text: .real, size: size, idiom: idiom, settings: .init(colorScheme: scheme)) { view }
      try act(window)
      let file = URL(fileURLWithPath: folder).appendingPathComponent("table-\(name)-\(word).png")
      try window.picture(scale: 1).pngData.write(to: file)
    }
  }
  @QuickTesting.Test func `tables are drawn`() throws {
    try draw("automatic", Sample())
    try draw("inset-striped", Sample().tableStyle(.inset).alternatingRowBackgrounds())
    try draw("bordered", Sample().tableStyle(.bordered).padding(12))
    try draw("outline", Sample(isOutline: true)) { window in
      let row = try require(window.find { $0.label.contains("Documents") }).frame
      window.click(at: CGPoint(x: row.midX, y: row.midY))
      window.press(.rightArrow)
      window.press(.downArrow)
      window.press(.downArrow)
      window.press(.rightArrow)
    }
    try draw("mirrored", Sample(isOutline: true).environment(\.layoutDirection, .rightToLeft))
    try draw(
      "sideways",
      Table(Self.files) {
        TableColumn("Name", value: \.id).width(400)
        TableColumn("Kind", value: \.kind).width(400)
      }, .desktop, CGSize(width: 640, height: 220))
    try draw(
      "sections",
      Table(of: File.self) {
        TableColumn("Name", value: \.id)
        TableColumn("Kind", value: \.kind)
      } rows: {
        Section("Folders") { ForEach(Self.files.prefix(1)) { TableRow($0) } }
        Section("Files") { ForEach(Self.files.dropFirst()) { TableRow($0) } }
      }, .desktop, CGSize(width: 640, height: 320))
    try draw("dragged", Sample()) { window in
      let start = try require(window.find { $0.label == "Name" }).frame
      window.pointerDown(at: CGPoint(x: start.midX, y: start.midY))
      for step in 1...5 { window.hover(at: CGPoint(x: start.midX + CGFloat(step) * 40, y: start.midY)) }
    }
    try draw("pad", Sample(isOutline: true), .pad, CGSize(width: 720, height: 360))
    try draw("phone", NavigationStack { Sample().navigationTitle("Files") }, .phone, CGSize(width: 390, height: 360))
    try draw("tv", Sample(), .tv, CGSize(width: 960, height: 540))
  }
}
