import Foundation

/// Reads pieces of the inputs in a directory, repeated many times, short and eight times as long: what is read in linear time takes eight times
/// as long then, and what is read in quadratic time 64 times.
struct Growth {
  private let target: FuzzTarget
  private let inputs: [[UInt8]]
  /// Bytes of the short input.
  private let short = 8192

  init(_ target: FuzzTarget, _ directory: String) {
    self.target = target
    let names = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
    inputs = names.sorted().compactMap { FileManager.default.contents(atPath: directory + "/" + $0).map(Array.init) }
  }

  /// Pieces to be repeated, without doubles: each byte, pairs and triples of neighbours, words and lines.
  private var pieces: [[UInt8]] {
    var seen: Set<[UInt8]> = [], result: [[UInt8]] = []
    func add(_ piece: some Collection<UInt8>) {
      if !piece.isEmpty, piece.count < 400, seen.insert(Array(piece)).inserted { result.append(Array(piece)) }
    }
    for input in inputs {
      for line in input.split(separator: 10) { add(Array(line) + [10]) }
      for word in input.split(whereSeparator: { $0 <= 32 }) { add(Array(word) + [32]) }
      add(input)
    }
    for length in 1...3 {
      for input in inputs where input.count >= length {
        for start in 0...(input.count - length) where !(input[start..<(start + length)].allSatisfy(Self.isLetter)) {
          add(input[start..<(start + length)])
        }
      }
    }
    return result
  }
  private static func isLetter(_ byte: UInt8) -> Bool { byte >= 97 && byte <= 122 || byte >= 65 && byte <= 90 }

  /// - Returns: Whether each input was read in about linear time. The pieces of the others are printed.
  func check() -> Bool {
    let pieces = pieces
    let limit = Int(ProcessInfo.processInfo.environment["HEARTH_PIECES"] ?? "") ?? 1500
    let step = max(1, pieces.count / limit)
    let starts = [[]] + inputs.map { Array($0.prefix($0.count / 2)) }.filter { $0.count < 2000 }.prefix(6)
    var slow = 0, count = 0
    for start in starts {
      for index in stride(from: 0, to: pieces.count, by: step) {
        count += 1
        let few = seconds(start, pieces[index], short), many = seconds(start, pieces[index], short * 8)
        guard many > 0.15, many > few * 20 else { continue }
        // A second look, as the machine may have been busy.
        let again = seconds(start, pieces[index], short * 8), before = seconds(start, pieces[index], short)
        guard again > before * 20 else { continue }
        slow += 1
        let text = String(decoding: pieces[index], as: UTF8.self).debugDescription
        let head = String(decoding: start.prefix(40), as: UTF8.self).debugDescription
        print("\(target.name): \(text) after \(head): \(before) s of \(short) bytes, \(again) s of \(short * 8)")
      }
    }
    print("\(target.name): \(count) pieces repeated, \(slow) of them in more than linear time")
    return slow == 0
  }
  private func seconds(_ start: [UInt8], _ piece: [UInt8], _ length: Int) -> Double {
    var input = start
    input.reserveCapacity(length + piece.count)
    while input.count < length { input += piece }
    let before = clock()
    target.read(input)
    return Double(clock() - before) / Double(CLOCKS_PER_SEC)
  }
}
