import Foundation
import TestSupport

/// Kills a program that writes, at moments that a seed chooses, and looks each time at what is in its file.
package final class Kills {
  private let program: String
  private let kit: Kit
  private let file: URL
  private let seed: UInt64
  private var dice: SeededGenerator
  private var plain: PlainHistory

  package init(program: String, _ kit: Kit, _ file: URL, _ seed: UInt64) {
    (self.program, self.kit, self.file, self.seed) = (program, kit, file, seed)
    dice = SeededGenerator(seed: seed)
    plain = PlainHistory(seed: seed)
  }
  /// - Returns: How many saves there were.
  /// - Throws: `Loss`, or what the store says.
  package func run(_ count: Int) throws -> Int {
    for _ in 0..<count {
      let before = plain.step
      let acknowledged = try kill(after: dice.next(20)) ?? before
      try HistoryCheck.check(kit, file, &plain, acknowledged: acknowledged)
    }
    return plain.step
  }
  /// Lets the program save so often, and kills it in the middle of what comes next. Returns the last save that had returned; nil for none.
  private func kill(after saves: Int) throws -> Int? {
    let process = Process(), pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = ["write", kit.rawValue, file.path, "\(seed)"]
    process.standardOutput = pipe
    try process.run()
    var text = Data()
    while text.count(of: 10) < saves {
      let more = pipe.fileHandleForReading.availableData
      if more.isEmpty { throw Loss("\(kit): the program ended by itself") }
      text += more
    }
    // Somewhere between two saves: so many turns of an empty loop.
    var turns = dice.next(40_000)
    while turns > 0 { turns -= 1 }
    Foundation.kill(process.processIdentifier, SIGKILL)
    text += pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: text, as: UTF8.self).split(separator: "\n").compactMap { Int($0) }.last
  }
}
extension Data {
  fileprivate func count(of byte: UInt8) -> Int { reduce(0) { $0 + ($1 == byte ? 1 : 0) } }
}
