import Foundation
import HearthTesting
import SwiftUI

/// A program that is killed while its window changes, and the one that kills it.
///
/// `KillProbe run DIRECTORY SEED` shows a window that keeps its state in the directory, prints what it shows, and goes on changing it until
/// it is killed; before each change it prints the time and what will be shown. `KillProbe drive COUNT SEED DIRECTORY` starts it that
/// often, kills it after a random time, and checks what the next start shows.
@main struct KillProbe {
  static func main() {
    let arguments = CommandLine.arguments
    switch (arguments.dropFirst().first, arguments.count) {
    case ("run", 4): run(arguments[2], seed: UInt64(arguments[3]) ?? 0)
    case ("drive", 5):
      guard let count = Int(arguments[2]), let seed = UInt64(arguments[3]) else { usage() }
      exit(Drive.run(program: arguments[0], count: count, seed: seed, directory: arguments[4]) ? 0 : 1)
    default: usage()
    }
  }
  private static func usage() -> Never {
    FileHandle.standardError.write(Data("usage: KillProbe run DIRECTORY SEED | KillProbe drive COUNT SEED DIRECTORY\n".utf8))
    exit(2)
  }

  private static func run(_ directory: String, seed: UInt64) {
    let window = TestWindow(keptIn: directory) { ProbeView() }
    var random = Numbers(state: seed)
    guard var model = ProbeModel(shown: shown(in: window)) else { fatalError("the window shows \(shown(in: window))") }
    say("start", model.description)
    while true {
      let change = model.next(&random)
      say("\(nanoseconds())", model.description)
      switch change {
      case .push: window.click("push")
      case .pop: window.click("pop")
      case .send: window.click("send")
      case .type(let letter):
        if window.focused != "draft" { window.click("draft") }
        window.press(.end)
        window.type(letter)
      }
      if shown(in: window) != model.description { say("wrong", shown(in: window)) }
      // Time passes, and the main queue has its turn.
      let pause = Double.random(in: 0.001...0.015, using: &random)
      RunLoop.main.run(until: Date(timeIntervalSinceNow: pause))
      window.advance(by: .milliseconds(10))
    }
  }
  private static func shown(in window: TestWindow) -> String { (try? window.element("shown").label) ?? "nothing" }
  private static func say(_ what: String, _ state: String) {
    FileHandle.standardOutput.write(Data("\(what) \(state)\n".utf8))
  }
  nonisolated static func nanoseconds() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}

/// A window that navigates, takes text and counts: what the app stores, and what is restored by itself.
struct ProbeView: View {
  @SceneStorage("step") private var step = 0
  @SceneStorage("path") private var path = ""
  @State private var draft = ""
  var body: some View {
    VStack {
      Text("\(step)|\(path)|\(draft)" as String).accessibilityIdentifier("shown")
      TextField("Draft", text: $draft).accessibilityIdentifier("draft")
      Button("Push") {
        step += 1
        path += "/\(step)"
      }.accessibilityIdentifier("push")
      Button("Pop") {
        step += 1
        path = path.split(separator: "/").dropLast().map { "/" + $0 }.joined()
      }.accessibilityIdentifier("pop")
      Button("Send") {
        step += 1
        draft = ""
      }.accessibilityIdentifier("send")
    }
  }
}

/// What the window should show. No state occurs twice: each change but typing counts, and a draft only grows.
struct ProbeModel: CustomStringConvertible {
  enum Change { case push, pop, send, type(String) }
  private var step: Int
  private var path: [String]
  private var draft: String
  init?(shown: String) {
    let parts = shown.split(separator: "|", omittingEmptySubsequences: false)
    guard parts.count == 3, let step = Int(parts[0]) else { return nil }
    self.step = step
    path = parts[1].split(separator: "/").map(String.init)
    draft = String(parts[2])
  }
  var description: String { "\(step)|\(path.map { "/" + $0 }.joined())|\(draft)" }

  mutating func next(_ random: inout Numbers) -> Change {
    let choice = Int.random(in: 0..<10, using: &random)
    if draft.count >= 30 || choice == 0 && !draft.isEmpty {
      step += 1
      draft = ""
      return .send
    }
    if choice < 3 && path.count < 8 {
      step += 1
      path.append("\(step)")
      return .push
    }
    if choice < 5 && !path.isEmpty {
      step += 1
      path.removeLast()
      return .pop
    }
    let letter = String(UnicodeScalar(UInt8.random(in: 97...122, using: &random)))
    draft += letter
    return .type(letter)
  }
}

/// Random numbers that are the same for the same seed.
nonisolated struct Numbers: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    // Source: Vigna, SplitMix64.
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
    return z ^ z >> 31
  }
}
