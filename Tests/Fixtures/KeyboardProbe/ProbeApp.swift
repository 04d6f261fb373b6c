import CProbe
import Foundation
import SwiftUI

/// The app: a plain field at the top of the window and a secret one below it. What is in the plain one is printed; of
/// the secret one, how long it is.
///
/// Lines on standard input: `figures` has it print what its main thread did on the keyboard's socket.
struct ProbeApp: App {
  var body: some Scene {
    WindowGroup("Keyboard Probe", id: "keyboard-probe") { ProbeTexts() }
      .windowStyle(.plain)
      .defaultSize(width: 600, height: 400)
  }
}

struct ProbeTexts: View {
  @State private var text = ProbeTexts.start.plain
  @State private var secret = ProbeTexts.start.secret
  var body: some View {
    VStack(spacing: 0) {
      TextField("Plain", text: $text)
        .textInputAutocapitalization(.never)
        .frame(height: 200)
        .printsPlace("plain")
        .onChange(of: text) { _, new in say("text \(new)") }
      SecureField("Secret", text: $secret)
        .frame(height: 200)
        .printsPlace("secret")
        .onChange(of: secret) { _, new in say("secret \(new.count)") }
    }
    .onAppear {
      Thread { while let line = readLine() { Self.obey(line) } }.start()
      say("ready")
    }
  }
  /// What the fields begin with: two lines on standard input, so that nobody is told by an environment or by arguments.
  private static let start: (plain: String, secret: String) =
    CommandLine.arguments.contains("--texts") ? (readLine() ?? "", readLine() ?? "") : ("", "")

  nonisolated private static func obey(_ line: String) {
    guard line == "figures" else { return say("unknown command \(line)") }
    DispatchQueue.main.async {
      let count = call_count()
      say(
        "figures \(count.calls) \(count.blocked) \(count.turns) \(count.longest_sleep) \(count.longest_sleep_of_all) \(count.time)"
      )
    }
  }
}

extension View {
  /// Prints where the view lies in the window, in whole points, each time that this changes.
  fileprivate func printsPlace(_ name: String) -> some View {
    background {
      GeometryReader { proxy in
        Color.clear.onChange(of: proxy.frame(in: .global), initial: true) { _, frame in
          say("place \(name) \(Int(frame.minX)) \(Int(frame.minY)) \(Int(frame.width)) \(Int(frame.height))")
        }
      }
    }
  }
}
