import Foundation

/// Chinese characters for Pinyin, by the library libpinyin, which is loaded with the first text that is asked for.
///
/// Nothing is learnt or written. Source: pinyin.h of libpinyin 2.8.
package final class PinyinConversion: Conversion {
  private typealias Instance = OpaquePointer
  private struct Library {
    var parse: @convention(c) (Instance, UnsafePointer<CChar>) -> Int
    var guessSentence: @convention(c) (Instance) -> Bool
    var guessCandidates: @convention(c) (Instance, Int, CUnsignedInt) -> Bool
    var count: @convention(c) (Instance, UnsafeMutablePointer<CUnsignedInt>) -> Bool
    var candidate: @convention(c) (Instance, CUnsignedInt, UnsafeMutablePointer<OpaquePointer?>) -> Bool
    var string: @convention(c) (Instance, OpaquePointer, UnsafeMutablePointer<UnsafePointer<CChar>?>) -> Bool
    var instance: Instance
  }
  private lazy var library = Self.load()
  /// More are not looked through by anybody. Source: our choice.
  private static let most = 80, longestText = 64
  /// Where Debian has the library's data.
  private static let data = [
    "/usr/lib/x86_64-linux-gnu/libpinyin/data", "/usr/lib/aarch64-linux-gnu/libpinyin/data", "/usr/lib/libpinyin/data",
    "/usr/lib64/libpinyin/data",
  ]

  package init() {}
  /// Whether the library and its data are installed.
  package var isInstalled: Bool { library != nil }

  private static func load() -> Library? {
    guard let data = data.first(where: { FileManager.default.fileExists(atPath: $0) }),
      let handle = dlopen("libpinyin.so.15", RTLD_NOW | RTLD_LOCAL)
    else { return nil }
    func function<F>(_ name: String, _: F.Type) -> F? { dlsym(handle, name).map { unsafeBitCast($0, to: F.self) } }
    typealias Start = @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>) -> OpaquePointer?
    guard let start = function("pinyin_init", Start.self),
      let setOptions = function("pinyin_set_options", (@convention(c) (OpaquePointer, UInt32) -> Bool).self),
      let make = function("pinyin_alloc_instance", (@convention(c) (OpaquePointer) -> Instance?).self),
      let parse = function(
        "pinyin_parse_more_full_pinyins", (@convention(c) (Instance, UnsafePointer<CChar>) -> Int).self),
      let guessSentence = function("pinyin_guess_sentence", (@convention(c) (Instance) -> Bool).self),
      let guessCandidates = function(
        "pinyin_guess_candidates", (@convention(c) (Instance, Int, CUnsignedInt) -> Bool).self),
      let count = function(
        "pinyin_get_n_candidate", (@convention(c) (Instance, UnsafeMutablePointer<CUnsignedInt>) -> Bool).self),
      let candidate = function(
        "pinyin_get_candidate",
        (@convention(c) (Instance, CUnsignedInt, UnsafeMutablePointer<OpaquePointer?>) -> Bool).self),
      let string = function(
        "pinyin_get_candidate_string",
        (@convention(c) (Instance, OpaquePointer, UnsafeMutablePointer<UnsafePointer<CChar>?>) -> Bool).self),
      // No directory of the user's: what others have learnt is not looked at, and nothing is written.
      let context = start(data, "/nonexistent"), setOptions(context, 1 << 1 | 1 << 3 | 1 << 7 | 1 << 8),
      let instance = make(context)
    else { return nil }
    return Library(
      parse: parse, guessSentence: guessSentence, guessCandidates: guessCandidates, count: count, candidate: candidate,
      string: string, instance: instance)
  }

  package func candidates(for text: String) -> [String] {
    let isPinyin = text.utf8.allSatisfy { (0x61...0x7A).contains($0) || $0 == 0x27 }
    guard !text.isEmpty, text.utf8.count <= Self.longestText, isPinyin, let library else { return [] }
    // All of it has to be Pinyin.
    guard library.parse(library.instance, text) == text.utf8.count, library.guessSentence(library.instance),
      // By the length of the phrase, and how frequent it is, sentences first: SORT_BY_PHRASE_LENGTH_AND_FREQUENCY.
      library.guessCandidates(library.instance, 0, 0x2 | 0x4 | 0x10)
    else { return [] }
    var count: CUnsignedInt = 0
    guard library.count(library.instance, &count) else { return [] }
    var result: [String] = [], seen: Set<String> = []
    for number in 0..<min(count, CUnsignedInt(Self.most)) {
      var candidate: OpaquePointer?, string: UnsafePointer<CChar>?
      guard library.candidate(library.instance, number, &candidate), let candidate,
        library.string(library.instance, candidate, &string), let string
      else { continue }
      let found = String(cString: string)
      // What is shorter than the first is for a part of the letters only.
      if let first = result.first, found.count < first.count { continue }
      if seen.insert(found).inserted { result.append(found) }
    }
    return result
  }
}
