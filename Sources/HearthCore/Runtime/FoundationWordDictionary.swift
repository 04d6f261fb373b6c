import Foundation
import HearthEditing

/// The dictionaries of words that Foundation brings along, for Thai, Lao, Khmer, Burmese, Chinese and Japanese.
///
/// They are looked up when the first such text is moved in by words. Without `FoundationICU` runs of such characters are words.
/// Source: ICU, `ubrk.h` for the functions.
package final class FoundationWordDictionary: WordDictionary, @unchecked Sendable {
  // Unchecked: what is not constant is used while `lock` is held.
  package static let shared = FoundationWordDictionary(library: "lib_FoundationICU.so")

  private let lock = NSLock()
  private let name: String
  private lazy var breaks = Breaks(name)
  private var count = 0
  /// How often a text was looked at. For tests of what a move costs.
  package var lookups: Int { lock.withLock { count } }

  /// - Parameter library: The library's name, which is looked up when a text is.
  package init(library: String) { name = library }

  package func wordBreaks(in text: String) -> [Int]? {
    lock.withLock {
      count += 1
      return breaks?.find(in: text)
    }
  }

  /// The functions, and the one iterator that goes over texts. It lives as long as the program.
  private struct Breaks {
    private typealias Code = UnsafeMutablePointer<Int32>
    private typealias Open =
      @convention(c) (Int32, UnsafePointer<CChar>?, UnsafePointer<UInt16>?, Int32, Code) ->
      OpaquePointer?
    private typealias SetText = @convention(c) (OpaquePointer, UnsafePointer<UInt16>?, Int32, Code) -> Void
    private typealias Next = @convention(c) (OpaquePointer) -> Int32
    private let iterator: OpaquePointer
    private let setText: SetText
    private let next: Next

    init?(_ library: String) {
      guard let icu = FoundationICU(name: library), let open: Open = icu.function("ubrk_open"),
        let setText: SetText = icu.function("ubrk_setText"), let next: Next = icu.function("ubrk_next")
      else { return nil }
      // `UBRK_WORD`. English goes by the rules for all languages, with all dictionaries.
      var code: Int32 = 0
      guard let iterator = open(1, "en", nil, 0, &code), code <= 0 else { return nil }
      self.iterator = iterator
      self.setText = setText
      self.next = next
    }

    func find(in text: String) -> [Int]? {
      let units = Array(text.utf16)
      return units.withUnsafeBufferPointer { units in
        var code: Int32 = 0
        setText(iterator, units.baseAddress, Int32(units.count), &code)
        // The iterator keeps the address until it has another.
        defer { setText(iterator, nil, 0, &code) }
        if code > 0 { return nil }
        var result: [Int] = [], index = text.startIndex, unit = 0
        while case let end = Int(next(iterator)), end > unit, end < units.count {
          index = text.utf16.index(index, offsetBy: end - unit)
          unit = end
          result.append(text.utf8.distance(from: text.startIndex, to: index))
        }
        return result
      }
    }
  }
}
