import Foundation
import HearthEditing

/// The dictionaries of words that Foundation brings along, for Thai, Lao, Khmer, Burmese, Chinese and Japanese.
///
/// Foundation has them in a library of its own, ICU, whose functions it calls by names that begin with `swift_` and
/// hands on to nobody. They are looked up when the first such text is moved in by words. A program that has Foundation
/// inside of itself has no such library; then runs of such characters are words. Source: seen, swift-foundation of
/// Swift 6.3 on Linux; ICU, `ubrk.h` for the functions.
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
      // It is there if Foundation needed it, and not looked for elsewhere.
      guard let library = dlopen(library, RTLD_NOW | RTLD_NOLOAD), let open = dlsym(library, "swift_ubrk_open"),
        let setText = dlsym(library, "swift_ubrk_setText"), let next = dlsym(library, "swift_ubrk_next")
      else { return nil }
      // `UBRK_WORD`. English goes by the rules for all languages, with all dictionaries.
      var code: Int32 = 0
      guard let iterator = unsafeBitCast(open, to: Open.self)(1, "en", nil, 0, &code), code <= 0 else { return nil }
      self.iterator = iterator
      self.setText = unsafeBitCast(setText, to: SetText.self)
      self.next = unsafeBitCast(next, to: Next.self)
    }

    func find(in text: String) -> [Int]? {
      let units = Array(text.utf16)
      return units.withUnsafeBufferPointer { units in
        var code: Int32 = 0
        setText(iterator, units.baseAddress, Int32(units.count), &code)
        // The iterator keeps the address until it has another one.
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
