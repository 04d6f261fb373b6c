import Foundation
import HearthTesting
import SwiftUI

/// The memory of this program after many rounds, compared with that after a hundred.
@MainActor enum ResidentMemory {
  /// Kibibytes.
  private static var now: Int {
    let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * Int(sysconf(Int32(_SC_PAGESIZE))) / 1024
  }

  /// - Returns: Whether each kind is within 1 MiB of what it was after a hundred rounds.
  static func check(_ count: Int) async -> Bool {
    let sheets = TestWindow { SheetOpener() }
    let pages = TestWindow { PageOpener() }
    let windows = TestWindow(WindowsApp.self)
    let isFine = [
      await measure("sheets", count) {
        sheets.click("open")
        sheets.advance(by: .seconds(1))
        sheets.click("close")
        sheets.advance(by: .seconds(1))
      },
      await measure("pages", count) {
        pages.click("open")
        pages.advance(by: .seconds(1))
        pages.click("close")
        pages.advance(by: .seconds(1))
      },
      await measure("windows", count) {
        windows.click("open")
        windows.windows.first { $0 !== windows }?.close()
        windows.activate()
      },
    ]
    return isFine.allSatisfy { $0 }
  }
  /// Lets the main queue do what waits for it, up to half a second from now, as an app's main loop would: a window's state is written to its
  /// file a little later.
  private static func runMainQueue() async { try? await Task.sleep(for: .milliseconds(500)) }
  private static func measure(_ name: String, _ count: Int, _ round: () -> Void) async -> Bool {
    for _ in 0..<100 { round() }
    await runMainQueue()
    let before = now
    for number in 100..<max(100, count) {
      round()
      if number.isMultiple(of: 250) { await runMainQueue() }
    }
    await runMainQueue()
    let growth = now - before
    print("\(name): \(before) KiB after 100, \(growth) KiB more after \(count)")
    return growth <= 1024
  }
}

@Observable private final class PageModel {
  var bytes = [UInt8](repeating: 1, count: 4096)
  init() {}
}
private struct Page: View {
  @State private var model = PageModel()
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    VStack {
      Button("close") { dismiss() }.accessibilityIdentifier("close")
      List { ForEach(0..<10) { Text("\($0) \(model.bytes.count)") } }
    }
  }
}
private struct SheetOpener: View {
  @State private var isShown = false
  var body: some View {
    Button("open") { isShown = true }.accessibilityIdentifier("open").sheet(isPresented: $isShown) { Page() }
  }
}
private struct PageOpener: View {
  @State private var isShown = false
  var body: some View {
    NavigationStack {
      Button("open") { isShown = true }.accessibilityIdentifier("open")
        .navigationDestination(isPresented: $isShown) { Page() }
    }
  }
}
private struct WindowOpener: View {
  @Environment(\.openWindow) private var open
  @State private var number = 0
  var body: some View {
    Button("open") {
      number += 1
      open(id: "extra", value: number)
    }
    .accessibilityIdentifier("open")
  }
}
private struct WindowsApp: App {
  var body: some Scene {
    WindowGroup(id: "main") { WindowOpener() }
    WindowGroup(id: "extra", for: Int.self) { _ in Page() }
  }
}
