import CProbe
import Foundation
import HearthKeyboard
import TestSupport

/// Types words into a plain and into a secret field, and looks for them in all that leaves the app's own memory.
///
/// What a secret field holds is nowhere: not on the socket, not in a file of either process, not in traces,
/// environments, arguments or the keyboard's memory. Each key that is pressed for it goes to the app by itself, as a
/// press of a key does on hardware. What a plain field holds goes over the socket, and the app may store words of it;
/// the keyboard's process writes none of it to a file, unless a developer has it trace its views.
nonisolated struct CanarySearch {
  let directory: String

  /// - Returns: Whether nothing is where it may not be.
  func run() -> Bool {
    do {
      let screen = try Screen()
      defer { screen.end() }
      let keys = try calibrate(screen)
      var problems: [String] = [], looked = 0
      for isTraced in [false, true] {
        let search = try search(screen, keys, isTraced: isTraced)
        problems += search.problems
        looked += search.bytes
      }
      for problem in problems { print(problem) }
      print("\(looked / 1000) kB searched: \(problems.count) problems")
      return problems.isEmpty
    } catch {
      print("\(error)")
      return false
    }
  }
  private func calibrate(_ screen: Screen) throws -> Keys {
    let stage = try Stage(directory + "/0", on: screen, environment: ["HEARTH_KEYBOARD_TRACE": "views"])
    defer { stage.end() }
    try stage.click("plain")
    return try stage.keyboardKeys()
  }

  private struct Search {
    var problems: [String] = [], bytes = 0
    /// Looks for words, as characters of one, two and four bytes, and as digits.
    mutating func look(for words: [String], in data: Data, _ place: String) {
      bytes += data.count
      for word in words where CanarySearch.contains(data, word) { problems.append("'\(word)' is in \(place)") }
    }
    mutating func expect(_ word: String, in data: Data, _ place: String) {
      if !CanarySearch.contains(data, word) {
        problems.append("'\(word)' is not in \(place), where it has to be: the search finds nothing")
      }
    }
  }
  private static func contains(_ data: Data, _ word: String) -> Bool {
    let hex = word.utf8.map { String(format: "%02x", $0) }.joined()
    let forms = [
      Data(word.utf8), word.data(using: .utf16LittleEndian)!, word.data(using: .utf32LittleEndian)!, Data(hex.utf8),
    ]
    return data.withUnsafeBytes { bytes in
      forms.contains { form in
        form.withUnsafeBytes { has_bytes(bytes.baseAddress, UInt(bytes.count), $0.baseAddress, UInt($0.count)) != 0 }
      }
    }
  }
  private func word(_ random: inout SystemRandomNumberGenerator) -> String {
    String((0..<11).map { _ in "abcdefghijklmnopqrstuvwxyz".randomElement(using: &random)! })
  }

  private func search(_ screen: Screen, _ keys: Keys, isTraced: Bool) throws -> Search {
    var random = SystemRandomNumberGenerator(), search = Search()
    let plainStart = word(&random), plainTyped = word(&random)
    let secretStart = word(&random), secretTyped = word(&random)
    let secrets = [secretStart, secretTyped], plain = [plainStart, plainTyped]
    let all = "focus,keys,events,frames,views"
    let stage = try Stage(
      directory + "/1", on: screen, environment: isTraced ? ["HEARTH_TRACE": all, "HEARTH_KEYBOARD_TRACE": all] : [:],
      texts: (plainStart + " ", secretStart))
    var hasEnded = false
    defer { if !hasEnded { stage.end() } }
    func type(_ text: String) throws {
      try screen.perform(text.flatMap { keys.press($0 == " " ? "space" : String($0)) + ["sleep", "0.06"] })
    }
    func enter(_ field: String, secret: Bool) throws {
      let before = stage.proxy.state.requests.count
      try stage.click(field)
      try stage.wait(for: "the keyboard of \(field)") {
        let state = stage.proxy.state
        return state.isUp && state.requests.count > before && state.requests.last?.isSecure == secret
      }
      // It may get another height: its keys stay where they are.
      usleep(600_000)
    }
    // Keys are where they were, as all letters are in both fields.
    try enter("plain", secret: false)
    try screen.perform(["key", "End"])
    try enter("plain", secret: false)
    try type(plainTyped + " ")
    try stage.wait(for: "the plain text") { stage.last("text ")?.contains(plainTyped) == true }
    search.expect(plainStart, in: memory(stage.keyboard), "the memory of the keyboard while the field is edited")
    try enter("secret", secret: true)
    try type(secretTyped)
    try stage.wait(for: "the secret") { stage.last("secret ") == "\(secretStart.count + secretTyped.count)" }
    try enter("plain", secret: false)
    try type("a ")
    try enter("secret", secret: true)
    try type("b")

    // The socket.
    let state = stage.proxy.state
    search.look(for: secrets, in: state.bytes, "what passed over the socket")
    search.expect(plainTyped, in: state.bytes, "what passed over the socket")
    for request in state.requests where request.isSecure {
      if request != request.hidingText {
        search.problems.append("a secret field asked for the keyboard with \(request)")
      }
    }
    if !state.requests.contains(where: \.isSecure) { search.problems.append("no secret field asked for the keyboard") }
    for action in state.actions {
      if case .insert(let text) = action.action, text.count != 1 {
        search.problems.append("a press of a key entered '\(text)'")
      }
    }
    // Processes.
    for (name, process) in [("the app", stage.app.processIdentifier), ("the keyboard", stage.keyboard)] {
      for file in ["environ", "cmdline"] {
        let data = read("/proc/\(process)/\(file)")
        if data.isEmpty { search.problems.append("\(file) of \(name) cannot be read") }
        search.look(for: secrets + plain, in: data, "\(file) of \(name)")
      }
      // Those of the stage are looked at when both have ended. A traced keyboard has words of the plain field in its log.
      for path in writtenFiles(process) where !target(path).hasPrefix(directory) {
        search.look(for: secrets + (name == "the keyboard" ? plain : []), in: read(path), "\(path), open in \(name)")
      }
    }
    let memory = memory(stage.keyboard)
    if memory.count < 1_000_000 { search.problems.append("the keyboard's memory cannot be read") }
    search.look(for: secrets, in: memory, "the memory of the keyboard")
    // Files, after the app has stored what it stores.
    kill(stage.app.processIdentifier, SIGTERM)
    try stage.wait(for: "the end of the app") { stage.hasEnded }
    let said = Data(stage.lines.joined(separator: "\n").utf8)
    stage.end()
    hasEnded = true
    search.look(for: secrets, in: said, "what the app says")
    var stored = Data()
    for path in FileManager.default.subpaths(atPath: stage.directory) ?? [] {
      let full = stage.directory + "/" + path
      var info = stat()
      guard lstat(full, &info) == 0, info.st_mode & S_IFMT == S_IFREG else { continue }
      let data = read(full), isKeyboards = path.hasPrefix("k/") || path == "keyboard.log"
      search.look(for: secrets, in: data, path)
      if isKeyboards, !isTraced { search.look(for: plain, in: data, path) }
      if path.hasPrefix("a/") { stored += data }
      search.look(for: secrets + (isKeyboards ? plain : []), in: Data(path.utf8), "the name \(path)")
    }
    search.expect(plainTyped, in: stored, "the words that the app keeps")
    // Memory that two processes share is a file, too.
    for path in FileManager.default.subpaths(atPath: "/dev/shm") ?? [] {
      search.look(for: secrets + plain, in: read("/dev/shm/" + path), "/dev/shm/" + path)
    }
    return search
  }

  private func read(_ path: String) -> Data {
    var result = Data()
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return result }
    defer { close(file) }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(file, &buffer, buffer.count)
      if count <= 0 || result.count > 100_000_000 { return result }
      result.append(contentsOf: buffer[..<count])
    }
  }
  /// Files that a process has open to write to.
  private func writtenFiles(_ process: Int32) -> [String] {
    let folder = "/proc/\(process)/fd"
    return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).compactMap { name in
      var info = stat()
      guard stat(folder + "/" + name, &info) == 0, info.st_mode & S_IFMT == S_IFREG else { return nil }
      let about = String(decoding: read("/proc/\(process)/fdinfo/\(name)"), as: UTF8.self)
      guard let flags = about.split(separator: "\n").first(where: { $0.hasPrefix("flags:") }),
        let number = Int32(flags.dropFirst(6).trimmingCharacters(in: .whitespaces), radix: 8), number & O_ACCMODE != 0
      else { return nil }
      return folder + "/" + name
    }
  }
  /// Where a symbolic link leads.
  private func target(_ link: String) -> String {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: link)) ?? link
  }
  /// All that a process may write to in its memory.
  private func memory(_ process: Int32) -> Data {
    var result = Data()
    let file = open("/proc/\(process)/mem", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return result }
    defer { close(file) }
    for line in String(decoding: read("/proc/\(process)/maps"), as: UTF8.self).split(separator: "\n") {
      let parts = line.split(separator: " "), ends = parts[0].split(separator: "-").compactMap { Int($0, radix: 16) }
      guard ends.count == 2, parts[1].hasPrefix("rw"), ends[1] - ends[0] < 200_000_000 else { continue }
      var at = ends[0], buffer = [UInt8](repeating: 0, count: 1 << 20)
      while at < ends[1] {
        let count = pread(file, &buffer, min(buffer.count, ends[1] - at), at)
        if count <= 0 { break }
        result.append(contentsOf: buffer[..<count])
        at += count
      }
    }
    return result
  }
}
