import Foundation
import HearthTesting
import QuickTesting
import SwiftData
import SwiftUI
import UniformTypeIdentifiers

private struct Cards: View {
  @Environment(\.modelContext) private var context
  @Query(sort: \BucketListItem.title) private var items: [BucketListItem]
  var body: some View {
    Text(items.map(\.title).joined(separator: " ")).accessibilityIdentifier("items")
    Button("Add") { context.insert(BucketListItem(title: "z\(items.count)")) }.accessibilityIdentifier("add")
  }
}
private struct CardsApp: App {
  var body: some Scene {
    DocumentGroup(editing: Trip.self, contentType: .package) {
      Cards()
    } prepareDocument: { context in
      context.insert(BucketListItem(title: "a"))
    }
  }
}
extension UTType {
  fileprivate static var cards: UTType { UTType(filenameExtension: "cards", conformingTo: .data) ?? .data }
}
private struct FileApp: App {
  var body: some Scene { DocumentGroup(editing: [Trip.self], contentType: .cards) { Cards() } }
}
private struct ViewerApp: App {
  var body: some Scene { DocumentGroup(viewing: Trip.self, contentType: .package) { Cards() } }
}

/// Documents whose contents are models.
struct ModelDocumentTests {
  private func titles(_ url: URL) throws -> [String] {
    let container = try ModelContainer(
      for: Trip.self, configurations: ModelConfiguration(url: url, allowsSave: false))
    return try ModelContext(container).fetch(FetchDescriptor<BucketListItem>(sortBy: [SortDescriptor(\.title)]))
      .map(\.title)
  }

  @Test func `a package is opened, edited, undone and saved`() async throws {
    let folder = StoreFolder(), file = folder.url.appendingPathComponent("cards.package")
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
    let store = file.appendingPathComponent("default.store")
    do {
      let container = try ModelContainer(for: Trip.self, configurations: ModelConfiguration(url: store))
      let context = ModelContext(container)
      context.insert(BucketListItem(title: "b"))
      try context.save()
    }
    let window = TestWindow(CardsApp.self, opening: [file])
    await window.settleTasks()
    let front = try require(window.windows.last)
    try expect(front.element("items").label, equals: "b")
    front.click("add")
    try expect(front.element("items").label, equals: "b z1")
    front.press("z", modifiers: .command)
    try expect(front.element("items").label, equals: "b")
    front.click("add")
    front.press("s", modifiers: .command)
    await front.settleTasks()
    expect(try titles(store), equals: ["b", "z1"])
    front.click("add")
    front.press("s", modifiers: .command)
    await front.settleTasks()
    expect(try titles(store), equals: ["b", "z1", "z2"])
  }
  @Test func `a new document has what the app prepares`() async throws {
    let window = TestWindow(CardsApp.self)
    await window.settleTasks()
    window.press("n", modifiers: .command)
    await window.settleTasks()
    let front = try require(window.windows.last)
    try expect(front.element("items").label, equals: "a")
  }
  @Test func `a type that is no package is the store itself, and a viewer saves nothing`() async throws {
    let folder = StoreFolder(), file = folder.url.appendingPathComponent("a.cards")
    do {
      let container = try ModelContainer(for: Trip.self, configurations: ModelConfiguration(url: file))
      try ModelContext(container).save()
    }
    let window = TestWindow(FileApp.self, opening: [file])
    await window.settleTasks()
    let front = try require(window.windows.last)
    front.click("add")
    front.press("s", modifiers: .command)
    await front.settleTasks()
    expect(try titles(file), equals: ["z0"])
    let package = folder.url.appendingPathComponent("b.package")
    try FileManager.default.createDirectory(at: package, withIntermediateDirectories: true)
    let store = package.appendingPathComponent("default.store")
    try FileManager.default.copyItem(at: file, to: store)
    let viewer = TestWindow(ViewerApp.self, opening: [package])
    await viewer.settleTasks()
    let shown = try require(viewer.windows.last)
    try expect(shown.element("items").label, equals: "z0")
    shown.click("add")
    shown.press("s", modifiers: .command)
    await shown.settleTasks()
    expect(try titles(store), equals: ["z0"])
  }
}
