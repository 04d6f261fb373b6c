import HearthCore
import HearthTesting
import QuickTesting
import SwiftUI
import Testing

@MainActor struct `A remote control's buttons` {
  @QuickTesting.Test func `activate what has focus`() {
    var presses = 0
    let window = TestWindow { Button("Play") { presses += 1 } }
    window.press(.tab)
    expect(window.content.handle(.command(.select)))
    window.settle()
    expect(presses, equals: 1)
  }
  @QuickTesting.Test func `reach the handlers of commands`() {
    var commands: [String] = []
    let window = TestWindow {
      Button("Play") {}
        .onExitCommand { commands.append("exit") }
        .onPlayPauseCommand { commands.append("playPause") }
    }
    window.press(.tab)
    expect(window.content.handle(.command(.exit)))
    expect(window.content.handle(.command(.playPause)))
    window.settle()
    expect(commands, equals: ["exit", "playPause"])
  }
  @Test(arguments: [(RemoteCommand.exit, KeyEquivalent.escape), (.playPause, .mediaPlayPause), (.select, .return)])
  func `are the keys that mean the same, when nobody takes them`(command: RemoteCommand, key: KeyEquivalent) {
    let window = TestWindow { Text("Nothing to focus") }
    var keys: [KeyEquivalent] = [], phases: [KeyEvent.Phase] = []
    window.content.input.keys.handleUnusedKeys(of: window.content.engine.root) { event in
      keys.append(event.key)
      phases.append(event.phase)
      return false
    }
    expect(!window.content.handle(.command(command)))
    expect(keys, equals: [key])
    expect(phases, equals: [.down])
  }
}
