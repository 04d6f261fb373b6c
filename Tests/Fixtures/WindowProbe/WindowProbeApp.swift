import Foundation
import SwiftUI

// An app for tests of real windows. What happens to it is printed; what it is to do comes as lines on standard input,
// which a thread of its own reads, so that nothing else wakes the main thread.

@main enum WindowProbe {
  @MainActor static func main() {
    if CommandLine.arguments.contains("letters") { LettersApp.main() } else { WindowProbeApp.main() }
  }
}

struct WindowProbeApp: App {
  var body: some Scene {
    WindowGroup("Probe") {
      if CommandLine.arguments.contains("texts") {
        TextsView()
      } else if CommandLine.arguments.contains("drops") {
        DropsView()
      } else if CommandLine.arguments.contains("rows") {
        RowsView()
      } else if CommandLine.arguments.contains("elements") {
        ElementsView()
      } else if CommandLine.arguments.contains("described") {
        DescribedView()
      } else if CommandLine.arguments.contains("controls") {
        ControlsView()
      } else {
        ProbeView()
      }
    }
    .defaultSize(width: 480, height: 360)
  }
}

/// Prints at once, whoever reads.
nonisolated func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

@MainActor @Observable final class Probe {
  static let shared = Probe()
  var word = "nothing"
  var isBusy = false
}

struct ProbeView: View {
  @State private var probe = Probe.shared
  @State private var text = ""
  @State private var isOn = false
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar

  var body: some View {
    VStack(spacing: 12) {
      Text(probe.word)
        .onAppear {
          say(
            "locale \(locale.identifier), \(locale.currency?.identifier ?? "no money"), weeks from \(calendar.firstWeekday)"
          )
          sayFoundation()
        }
        .onChange(of: probe.word) { _, new in say("shown \(new)") }
      Button("Press me") { say("pressed") }
        .printsPlace("button")
        .onHover { say("hover \($0)") }
      Toggle("Switch", isOn: $isOn)
        .printsPlace("toggle")
        .onChange(of: isOn) { _, new in say("switched \(new)") }
      TextField("Name", text: $text)
        .onSubmit { say("submitted \(text)") }
        .printsPlace("field")
        .onChange(of: text) { _, new in say("text \(new)") }
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<60) { row in
            Text("Row \(row)").frame(maxWidth: .infinity).frame(height: 30)
          }
        }
        .printsPlace("rows")
      }
      .printsPlace("scroll")
    }
    .padding(20)
    .printsPlace("content")
    .onCopyCommand {
      let item = NSItemProvider(object: "words")
      item.registerDataRepresentation(for: .png) { completion in
        completion(Data(repeating: 7, count: 100_000), nil)
        return nil
      }
      item.registerObject(NSURL(fileURLWithPath: "/etc/hosts"), visibility: .all)
      return [item]
    }
    .onPasteCommand(of: [.png]) { items in
      for item in items {
        // One after the other, so that the lines have an order.
        item.loadDataRepresentation(for: .png) { data, _ in
          say("pasted \(data?.count ?? -1) bytes")
          item.loadObject(ofClass: String.self) { text, _ in
            say("pasted text \(text ?? "none")")
            item.loadObject(ofClass: URL.self) { url, _ in say("pasted URL \(url?.absoluteString ?? "none")") }
          }
        }
      }
    }
    .onAppear { CommandReader.start() }
    .onDisappear { say("disappeared") }
    .onChange(of: colorScheme, initial: true) { _, new in say("scheme \(new)") }
  }
}

extension View {
  /// Prints where the view lies in the window, in whole points, each time that this changes.
  func printsPlace(_ name: String) -> some View {
    background {
      GeometryReader { proxy in
        Color.clear.onChange(of: proxy.frame(in: .global), initial: true) { _, frame in
          say("place \(name) \(Int(frame.minX)) \(Int(frame.minY)) \(Int(frame.width)) \(Int(frame.height))")
        }
      }
    }
  }
}

/// Does what the lines on standard input say.
enum CommandReader {
  nonisolated static func start() {
    Thread { while let line = readLine() { obey(line) } }.start()
  }

  /// Called on the reader's thread.
  nonisolated private static func obey(_ command: String) {
    switch command {
    case "task":
      Task { @MainActor in
        try? await Task.sleep(for: .milliseconds(30))
        Probe.shared.word = "after a task's sleep"
      }
    case "dispatch": DispatchQueue.main.async { show("from the main queue") }
    case "dispatch later": DispatchQueue.main.asyncAfter(deadline: .now() + 0.03) { show("later from the main queue") }
    case "timer":
      DispatchQueue.main.async {
        _ = Timer.scheduledTimer(withTimeInterval: 0.03, repeats: false) { _ in show("from a timer") }
      }
    case "timer of another thread":
      RunLoop.main.add(
        Timer(timeInterval: 0.03, repeats: false) { _ in show("from another thread's timer") }, forMode: .common)
    case "repeating timer":
      DispatchQueue.main.async {
        let count = Count()
        _ = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { timer in
          count.value += 1
          if count.value < 5 { return }
          timer.invalidate()
          show("from a timer's fifth time")
        }
      }
    case "perform": DispatchQueue.main.async { RunLoop.main.perform { show("from a performer") } }
    case "perform on another thread": RunLoop.main.perform { show("from another thread's performer") }
    case "be busy":
      Task { @MainActor in
        Probe.shared.isBusy = true
        say("busy")
        while Probe.shared.isBusy { await Task.yield() }
        say("calm")
      }
    case "block for 1.5 seconds":
      DispatchQueue.main.async {
        say("blocked")
        Thread.sleep(forTimeInterval: 1.5)
        say("unblocked")
      }
    case let line where line.hasPrefix("run "):
      let child = Process()
      child.executableURL = URL(fileURLWithPath: "/bin/sh")
      child.arguments = ["-c", String(line.dropFirst(4))]
      do { try child.run() } catch { say("cannot run: \(error)") }
      child.waitUntilExit()
    case "be calm": DispatchQueue.main.async { MainActor.assumeIsolated { Probe.shared.isBusy = false } }
    default: say("unknown command \(command)")
    }
  }
  nonisolated private static func show(_ word: String) {
    guard Thread.isMainThread else { return say("not on the main thread: \(word)") }
    MainActor.assumeIsolated { Probe.shared.word = word }
  }
}

/// Used on the main thread only.
nonisolated final class Count: @unchecked Sendable { var value = 0 }

// MARK: - Previews

#Preview("Done") { Color.green.frame(width: 40, height: 40) }
#Preview("Not done") { Color.red.frame(width: 40, height: 40) }

/// Green when something that it waits for has happened.
private struct Waiting: View {
  let begin: @MainActor (@escaping @MainActor () -> Void) async -> Void
  @State private var isDone = false
  var body: some View {
    (isDone ? Color.green : .red).frame(width: 40, height: 40).task { await begin { isDone = true } }
  }
}
#Preview("Task") {
  Waiting { done in
    for _ in 0..<10 { await Task.yield() }
    _ = await Task.detached { (0..<1_000).reduce(0, +) }.value
    done()
  }
}
#Preview("Main queue") {
  Waiting { done in DispatchQueue.main.async { DispatchQueue.main.async { MainActor.assumeIsolated { done() } } } }
}
#Preview("After a moment") {
  Waiting { done in
    try? await Task.sleep(for: .milliseconds(500))
    done()
  }
}
#Preview("After an hour") {
  Waiting { done in
    try? await Task.sleep(for: .seconds(3600))
    done()
  }
}
/// Has work for each frame, and nothing of it is seen.
private struct Restless: View {
  @State private var count = 0
  var body: some View {
    Color.green.frame(width: 40, height: 40)
      .accessibilityValue("\(count)")
      .task {
        while !Task.isCancelled {
          count += 1
          await Task.yield()
        }
      }
  }
}
#Preview("Never at rest") { Restless() }

private struct WidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}
/// Each width that is learnt makes the next view wider, three times, in two rounds each: more than one frame has
/// rounds, and less than two, which would be reported as a loop.
private struct Growing: View {
  @State private var width: CGFloat = 8
  var body: some View {
    (width >= 40 ? Color.green : .red)
      .frame(width: 40, height: 40)
      .background { GeometryReader { _ in Color.clear.preference(key: WidthKey.self, value: width + 12) } }
      .onPreferenceChange(WidthKey.self) { new in if width < 40 { width = new } }
  }
}
#Preview("Preferences") { Growing() }

/// What Foundation takes for the user's locale, where nobody names one.
private func sayFoundation() {
  let formatter = DateFormatter(), start = Date(timeIntervalSince1970: 0)
  formatter.timeZone = .gmt
  formatter.dateFormat = "EEEE"
  let numbers = NumberFormatter()
  numbers.numberStyle = .decimal
  say(
    "Foundation \(Locale.current.identifier), \(Locale.autoupdatingCurrent.identifier), weeks from \(Calendar.current.firstWeekday)"
  )
  say("formats \(1234.5.formatted()), \(numbers.string(from: 1234.5) ?? "nothing"), \(formatter.string(from: start))")
}
