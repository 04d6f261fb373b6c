import Foundation
import Testing

/// Projects of Xcode, built and drawn by one command.
@Suite(.enabled(if: Command.sdk != nil, "HEARTH_SDK names no installed Hearth: see Scripts/sdk."))
struct ProjectCommandTests {
  private static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures")

  /// Everything below a folder, with the times of its files: nothing is written into a project.
  private func contents(_ folder: URL) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return names.sorted().map { name in
      let values = try? FileManager.default.attributesOfItem(atPath: folder.appending(path: name).path)
      return "\(name) \((values?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0)"
    }
  }

  // Reader uses a package from elsewhere, whose build takes longer than all others: its reading is tested.
  @Test(arguments: ["Compass", "Ledger", "Notes", "Orbit", "Shop", "Tally", "Timers", "Twins", "Weather"])
  func `a project is opened as it is, and drawn`(name: String) throws {
    let command = try Command(), folder = Self.fixtures.appending(path: name), before = contents(folder)
    let run = try command.run("run", folder.path, "--", "--picture", "a.png")
    #expect(run.status == 0 && command.exists("a.png"), "\(run.text)")
    #expect(contents(folder) == before)
  }

  // Ways in which people lay out apps: several targets on a folder that they share, a package of features, UIKit's life cycle with controllers in
  // code, a model of Core Data in two versions, a widget, a menu bar app, documents, a game, settings in files with what SwiftGen and R.swift write.
  @Test(arguments: [
    ("Trio", [], ""), ("Trio", ["--product", "Trio macOS"], ""), ("Modular", [], ""), ("Mixed", [], "items 3"),
    ("Stocks", [], ""), ("Water", [], ""), ("Bar", [], ""), ("Notes Pad", [], ""), ("Game", [], ""),
    ("Secret", [], "https://api.example.org Good day 2.1"),
  ])
  func `a project of any kind is opened as it is, and drawn`(name: String, options: [String], said: String) throws {
    let command = try Command(), folder = Self.fixtures.appending(path: name), before = contents(folder)
    let run = try command.run(["run", folder.path] + options + ["--", "--picture", "a.png"])
    #expect(run.status == 0 && command.exists("a.png") && (said.isEmpty || run.text.contains(said)), "\(run.text)")
    #expect(contents(folder) == before)
  }

  @Test func `a model of Core Data has its classes`() throws {
    let command = try Command()
    try command.write(
      "Shelf/Shelf.xcdatamodeld/Shelf.xcdatamodel/contents",
      """
      <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
      <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift">
        <entity name="Item" representedClassName="Item" syncable="YES" codeGenerationType="class">
          <attribute name="timestamp" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
        </entity>
      </model>
      """)
    try command.write(
      "Shelf/ShelfApp.swift",
      """
      import CoreData
      import SwiftUI

      struct Persistence {
        static let shared = Persistence()
        let container = NSPersistentContainer(name: "Shelf")
        init() {
          container.persistentStoreDescriptions.first!.url = URL(fileURLWithPath: "/dev/null")
          container.loadPersistentStores { _, error in if let error { fatalError("\\(error)") } }
          for day in 1...3 {
            let item = Item(context: container.viewContext)
            item.timestamp = Date(timeIntervalSince1970: Double(day) * 86_400)
          }
          try? container.viewContext.save()
        }
      }
      @main struct ShelfApp: App {
        var body: some Scene {
          WindowGroup { Items().environment(\\.managedObjectContext, Persistence.shared.container.viewContext) }
        }
      }
      struct Items: View {
        @FetchRequest(sortDescriptors: [NSSortDescriptor(keyPath: \\Item.timestamp, ascending: false)]) var items: FetchedResults<Item>
        var body: some View {
          List(items) { item in Text(item.timestamp ?? .now, style: .date) }.onAppear { print("\\(items.count) items") }
        }
      }
      """)
    let run = try command.run("run", "Shelf", "--as", "ios", "--", "--picture", "a.png")
    #expect(run.status == 0 && run.text.contains("3 items"), "\(run.text)")
  }

  @Test func `a library that was written for iOS alone builds, and its tests run`() throws {
    let command = try Command()
    try command.write(
      "Gauge/Package.swift",
      """
      // swift-tools-version: 5.9
      import PackageDescription

      let package = Package(
        name: "Gauge", platforms: [.iOS(.v16)], products: [.library(name: "Gauge", targets: ["Gauge"])],
        targets: [.target(name: "Gauge"), .testTarget(name: "GaugeTests", dependencies: ["Gauge"])])
      """)
    try command.write(
      "Gauge/Sources/Gauge/Gauge.swift",
      """
      #if os(iOS)
        import SwiftUI
        import UIKit

        public final class Target: NSObject {
          public private(set) var count = 0
          @objc func pressed(_ sender: UIControl) { count += 1 }
          public func attach(_ control: UIControl) { control.addTarget(self, action: #selector(pressed(_:)), for: .valueChanged) }
        }
        public struct GaugeView: View {
          public init() {}
          public var body: some View { Text("Gauge") }
        }
      #endif
      """)
    try command.write(
      "Gauge/Tests/GaugeTests/GaugeTests.swift",
      """
      import Gauge
      import Testing
      import UIKit

      @MainActor @Test func counts() {
        let target = Target(), control = UISwitch()
        target.attach(control)
        control.sendActions(for: .valueChanged)
        #expect(target.count == 1)
      }
      """)
    let build = try command.run("build", "Gauge")
    #expect(build.status == 0, "\(build.text)")
    let tests = try command.run("test", "Gauge")
    #expect(tests.status == 0 && tests.text.contains("1 test in 0 suites passed"), "\(tests.text)")
  }
}
