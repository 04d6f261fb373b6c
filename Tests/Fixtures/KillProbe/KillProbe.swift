import Foundation
import HearthTesting
import SwiftUI
import TestSupport

/// An app that is killed while its user navigates and types, and the program that kills it.
///
/// `KillProbe drive window|headless COUNT SEED DIRECTORY` starts the app that often, kills it after a random time, and
/// checks what the next start shows. The app is this program too: `KillProbe show` opens its window, in which the
/// driver presses keys; `KillProbe run DIRECTORY SEED` is the app without a display and its user in one.
///
/// `KillProbe documents COUNT SEED DIRECTORY` kills a program while it saves a document: `KillProbe write FILE
/// DIRECTORY`.
/// `KillProbe full DIRECTORY` and `limited DIRECTORY` save one that there is no room for.
@main struct KillProbe {
  static func main() {
    let arguments = CommandLine.arguments
    switch (arguments.dropFirst().first, arguments.count) {
    case ("show", _): ProbeApp.main()
    case ("run", 4): run(arguments[2], seed: UInt64(arguments[3]) ?? 0)
    case ("write", 4):
      DocumentProbe.write(URL(fileURLWithPath: arguments[2]), state: URL(fileURLWithPath: arguments[3]))
    case ("full", 3):
      exit(DocumentProbe.saveWithoutRoom(URL(fileURLWithPath: arguments[2]), limit: nil) ? 0 : 1)
    case ("limited", 3):
      exit(DocumentProbe.saveWithoutRoom(URL(fileURLWithPath: arguments[2]), limit: 64 * 1024) ? 0 : 1)
    case ("documents", 5):
      guard let count = Int(arguments[2]), let seed = UInt64(arguments[3]) else { usage() }
      let drive = DocumentDrive(program: arguments[0], count: count, seed: seed, directory: arguments[4])
      exit(drive.run() ? 0 : 1)
    case ("drive", 6):
      guard let mode = Drive.Mode(rawValue: arguments[2]), let count = Int(arguments[3]),
        let seed = UInt64(arguments[4])
      else { usage() }
      let drive = Drive(program: arguments[0], mode: mode, count: count, seed: seed, directory: arguments[5])
      exit(drive.run() ? 0 : 1)
    default: usage()
    }
  }
  private static func usage() -> Never {
    FileHandle.standardError.write(
      Data(
        "usage: KillProbe show | run DIRECTORY SEED | drive window|headless COUNT SEED DIRECTORY | write FILE DIRECTORY | documents COUNT SEED DIRECTORY | full|limited DIRECTORY\n"
          .utf8))
    exit(2)
  }

  /// The app without a display, with a user who goes on until the process is killed.
  private static func run(_ directory: String, seed: UInt64) {
    let window = TestWindow(ProbeApp.self, keptIn: directory)
    ProbeLog.shared.didShow()
    var random = SeededGenerator(seed: seed)
    while true {
      // Time passes, and the main queue has its turn.
      RunLoop.main.run(until: Date(timeIntervalSinceNow: Double.random(in: 0.001...0.015, using: &random)))
      window.advance(by: .milliseconds(10))
      switch ProbeAction.next(&random) {
      case .push:
        if Bool.random(using: &random) { window.click("next") } else { window.press("p", modifiers: .command) }
      case .back: window.press(.leftArrow, modifiers: .option)
      case .send: window.press("s", modifiers: .command)
      case .type(let letter):
        if window.focused != "draft" { window.click("draft") }
        window.press(.end)
        window.type(letter)
      }
      ProbeLog.shared.didShow()
    }
  }
}

/// What the user does next.
nonisolated enum ProbeAction {
  case push, back, send, type(String)
  static func next(_ random: inout SeededGenerator) -> ProbeAction {
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<4: .push
    case 4..<8: .back
    case 8: .send
    default: .type(String(UnicodeScalar(UInt8.random(in: 97...122, using: &random))))
    }
  }
}
