import CProbe
import Foundation
import SwiftUI

// A field at the top of the window and a text at its bottom, which the software keyboard pushes up. `launch/keyboard.c`
// says what is measured. Lines on standard input: `hide` has the keyboard go, `figures` prints what the main thread took.

@main struct FieldApp: App {
  var body: some Scene {
    WindowGroup("Field") { Page() }
      .windowStyle(.plain)
      .defaultSize(width: 600, height: 1024)
      .restorationBehavior(.disabled)
  }
}

private struct Page: View {
  @State private var text = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack(spacing: 0) {
      TextField("Text", text: $text)
        .textInputAutocapitalization(.never)
        .focused($isFocused)
        .frame(height: 200)
        .onChange(of: text) { say("typed \(text.count)") }
      Spacer()
      Text("Bottom")
        .background {
          GeometryReader { proxy in
            let bottom = proxy.frame(in: .global).maxY
            Color.clear.onChange(of: bottom) { say("moved \(bottom)") }
          }
        }
    }
    .onAppear {
      Thread {
        while let line = readLine() {
          DispatchQueue.main.async { MainActor.assumeIsolated { obey(line) } }
        }
      }.start()
    }
  }
  private func obey(_ line: String) {
    let count = call_count()
    if line == "hide" { isFocused = false } else { say("figures \(count.answers) \(count.answer_time)") }
  }
}

private func say(_ line: String) { FileHandle.standardError.write(Data((line + "\n").utf8)) }
