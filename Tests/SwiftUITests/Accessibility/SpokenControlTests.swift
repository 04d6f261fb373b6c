import Foundation
import HearthTesting
import SwiftUI
import Testing

/// What the reader of tests says of each kind of control.
@MainActor @Suite("Spoken controls") struct SpokenControlTests {
  private static let expected = ""

  @Test func `every control is spoken`() {
    var lines: [String] = []
    for control in ControlSheets.all {
      let window = control.window(.normal, .light, .leftToRight, .regular, scale: 1, text: .round)
      var spoken: [String] = []
      while let line = window.reader.next() { spoken.append(line) }
      lines.append("\(control.name): " + spoken.joined(separator: " | "))
    }
    #expect(lines.joined(separator: "\n") == Self.expected)
  }
}
