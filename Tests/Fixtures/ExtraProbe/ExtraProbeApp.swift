import Foundation
import SwiftUI

// An app with icons in the panel, for tests with a real display and a bus. What happens to it is printed.

@main struct ExtraProbeApp: App {
  @State private var isInserted = true
  @State private var count = 0
  @State private var isOn = false
  var body: some Scene {
    WindowGroup("Probe") {
      Text("The window of the probe").frame(width: 300, height: 200)
        .onAppear { say("window appeared") }
        .onDisappear { say("window gone") }
    }
    .defaultLaunchBehavior(CommandLine.arguments.contains("--bare") ? .suppressed : .automatic)
    MenuBarExtra("Menu \(count)" as String, systemImage: "star", isInserted: $isInserted) {
      Button("Count") {
        count += 1
        say("count \(count)")
      }
      .keyboardShortcut("k")
      Toggle("On", isOn: $isOn)
      Button("Leave") { isInserted = false }
      Text("Nothing more").onAppear { say("content appeared") }.onDisappear { say("content gone") }
    }
    MenuBarExtra("Panel", systemImage: "gauge", isInserted: $isInserted) { PanelView() }.menuBarExtraStyle(.window)
  }
}

/// Prints at once, whoever reads.
nonisolated func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

struct PanelView: View {
  @Environment(\.scenePhase) private var phase
  var body: some View {
    VStack(spacing: 12) {
      Text("CPU").font(.headline)
      Gauge(value: 0.4) { Text("Load") }
      Button("More") { say("more") }
    }
    .padding()
    .frame(width: 240, height: 160)
    .onAppear { say("panel appeared") }
    .onChange(of: phase, initial: true) { _, new in say("panel \(new)") }
  }
}
