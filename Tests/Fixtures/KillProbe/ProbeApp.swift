import Foundation
import SwiftUI

/// The app that is killed: a stack of pages, each with a text field of its own.
///
/// Nothing but the count of pages is stored by the app. The path, the texts and the
/// focus are what views restore by themselves.
struct ProbeApp: App {
  var body: some Scene {
    WindowGroup("Probe", id: "probe") { ProbeStack() }.defaultSize(width: 480, height: 360)
  }
}

struct ProbeStack: View {
  /// Grows with each page and each message, so that no state occurs twice.
  @SceneStorage("count") private var count = 0
  @State private var path: [Int] = []
  var body: some View {
    NavigationStack(
      path: Binding {
        path
      } set: {
        path = $0
        count = max(count, $0.last ?? 0)
      }
    ) {
      page(0).navigationDestination(for: Int.self) { page($0) }
    }
  }
  private func page(_ number: Int) -> some View { ProbePage(number: number, path: $path, count: $count) }
}

struct ProbePage: View {
  let number: Int
  @Binding var path: [Int]
  @Binding var count: Int
  @State private var draft = ""
  @FocusState private var isTyping: Bool
  private var state: ProbeState { ProbeState(count: count, path: path, draft: draft) }
  var body: some View {
    VStack(spacing: 12) {
      Text(verbatim: "\(state)").accessibilityIdentifier("shown")
      TextField("Draft", text: $draft).focused($isTyping).accessibilityIdentifier("draft")
      NavigationLink("Next", value: count + 1).accessibilityIdentifier("next")
      Button("Push") {
        count += 1
        path.append(count)
      }.keyboardShortcut("p")
      Button("Send") {
        count += 1
        draft = ""
      }.keyboardShortcut("s").accessibilityIdentifier("send")
    }
    .padding()
    .navigationTitle(Text(verbatim: "Page \(number)"))
    .onAppear { isTyping = true }
    .onChange(of: draft) { ProbeLog.shared.note(draft, on: number) }
    .onChange(of: state, initial: true) {
      if path.last ?? 0 == number { ProbeLog.shared.willShow(state) }
    }
  }
}

/// What the window shows: pages, and the text on the one on top.
nonisolated struct ProbeState: Hashable, CustomStringConvertible {
  var count = 0
  var path: [Int] = []
  var draft = ""
  var page: Int { path.last ?? 0 }
  var description: String { "\(count)|\(path.map(String.init).joined(separator: "/"))|\(draft)" }
  init(count: Int, path: [Int], draft: String) { (self.count, self.path, self.draft) = (count, path, draft) }
  init() {}
  init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "|", omittingEmptySubsequences: false)
    guard parts.count == 3, let count = Int(parts[0]) else { return nil }
    (self.count, path, draft) = (count, parts[1].split(separator: "/").compactMap { Int($0) }, String(parts[2]))
  }
}

/// Prints what the window shows: `NANOSECONDS maybe STATE` while a frame is made, which may still change its mind, and
/// afterwards `NANOSECONDS start STATE` for the first frame and `NANOSECONDS shown STATE` for others. Where the machine
/// is busy, several frames may come before that is said: then it is said of the last one. `NANOSECONDS text PAGE|DRAFT`
/// is the text of a page, also of one that is just covered.
final class ProbeLog {
  static let shared = ProbeLog()
  private var waiting: (time: UInt64, state: ProbeState)?
  private var hasStarted = false

  func note(_ draft: String, on page: Int) { Self.say("text", "\(page)|\(draft)", Self.nanoseconds()) }
  func willShow(_ state: ProbeState) {
    let isFirst = waiting == nil, time = Self.nanoseconds()
    Self.say("maybe", "\(state)", time)
    waiting = (time, state)
    if isFirst { DispatchQueue.main.async { MainActor.assumeIsolated { self.didShow() } } }
  }
  /// The frame is over.
  func didShow() {
    guard let (time, state) = waiting else { return }
    waiting = nil
    Self.say(hasStarted ? "shown" : "start", "\(state)", time)
    hasStarted = true
  }
  private static func say(_ kind: String, _ what: String, _ time: UInt64) {
    FileHandle.standardOutput.write(Data("\(time) \(kind) \(what)\n".utf8))
  }
  nonisolated static func nanoseconds() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
