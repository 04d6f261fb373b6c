import Foundation

/// Writes a known history into a store, to be killed meanwhile.
///
/// `DataProbe write KIT FILE SEED` goes on with the history in FILE, and prints the number of each save that has returned. `DataProbe add KIT
/// FILE FIRST COUNT` saves COUNT rows from the number FIRST on, one at a time. `DataProbe limited KIT FILE SEED BYTES` writes until there is no
/// room: no file may be longer. `DataProbe full KIT FILE SEED` does so until the disk is full. `DataProbe kills COUNT SEED DIRECTORY` kills
/// `write` that often with each kit, and checks each time. KIT is SwiftData or CoreData.
@main struct DataProbe {
  static func main() {
    var arguments = CommandLine.arguments.dropFirst()
    do {
      guard let command = arguments.popFirst() else { throw Usage() }
      if command == "kills" { return try kills(Array(arguments)) }
      guard let kit = arguments.popFirst().flatMap(Kit.init), let file = arguments.popFirst() else { throw Usage() }
      let numbers = arguments.compactMap { Int($0) }, url = URL(fileURLWithPath: file)
      switch (command, numbers.count) {
      case ("write", 1): try write(kit, url, UInt64(numbers[0])) { say("\($0)") }
      case ("add", 2): try add(kit, url, numbers[0], numbers[1])
      case ("full", 1): try fill(kit, url, UInt64(numbers[0]))
      case ("limited", 2):
        signal(SIGXFSZ, SIG_IGN)
        var limit = rlimit(rlim_cur: rlim_t(numbers[1]), rlim_max: rlim_t(numbers[1]))
        setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
        try fill(kit, url, UInt64(numbers[0]))
      default: throw Usage()
      }
    } catch {
      FileHandle.standardError.write(Data("DataProbe: \(error)\n".utf8))
      exit(error is Usage ? 2 : 1)
    }
  }
  private struct Usage: Error, CustomStringConvertible {
    let description =
      "usage: DataProbe write|full KIT FILE SEED | add KIT FILE FIRST COUNT | limited KIT FILE SEED BYTES | kills COUNT SEED DIRECTORY"
  }
  private static func say(_ text: String) { FileHandle.standardOutput.write(Data((text + "\n").utf8)) }

  /// Goes on with the history until the program ends, or a save fails.
  private static func write(_ kit: Kit, _ file: URL, _ seed: UInt64, saved: (Int) -> Void) throws {
    let keeper = try kit.open(file)
    var plain = PlainHistory(seed: seed, step: try keeper.read().step)
    while true {
      let operations = plain.next()
      try keeper.write(operations, step: plain.step)
      saved(plain.step)
    }
  }
  private static func add(_ kit: Kit, _ file: URL, _ first: Int, _ count: Int) throws {
    let keeper = try kit.open(file)
    for number in first..<first + count { try keeper.add(number) }
  }
  /// Writes until a save says that there is no room, prints what it says, and looks at what is there.
  private static func fill(_ kit: Kit, _ file: URL, _ seed: UInt64) throws {
    var last = 0
    do {
      try write(kit, file, seed) {
        last = $0
        say("\($0)")
      }
    } catch { say("error: \((error as NSError).localizedDescription) \(error)") }
    var plain = PlainHistory(seed: seed)
    try HistoryCheck.check(kit, file, &plain, acknowledged: last)
    say("\(kit.rawValue): no room after \(last) saves, all of which are there")
  }
  private static func kills(_ arguments: [String]) throws {
    guard arguments.count == 3, let count = Int(arguments[0]), let seed = UInt64(arguments[1]) else { throw Usage() }
    for kit in Kit.allCases {
      let file = URL(fileURLWithPath: arguments[2]).appendingPathComponent("\(kit.rawValue).store")
      let saves = try Kills(program: CommandLine.arguments[0], kit, file, seed).run(count)
      say("\(kit.rawValue): \(count) kills, \(saves) saves, nothing lost")
    }
  }
}
