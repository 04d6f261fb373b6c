import Foundation

/// A type that knows what may be meant by a text that is not finished: characters for kana, or for Pinyin.
package protocol Conversion: AnyObject {
  /// What may be meant, the best first, without the text itself; empty where nothing is known.
  func candidates(for text: String) -> [String]
}

/// Kanji for kana, by the library anthy, which is loaded with the first text that is asked for.
///
/// Nothing is learnt: anthy would write what was chosen into the user's home. Source: anthy/anthy.h.
package final class AnthyConversion: Conversion {
  private struct ConversionState { var segments: CInt = 0 }
  private struct SegmentState { var candidates: CInt = 0, length: CInt = 0 }
  private typealias Context = OpaquePointer
  private struct Library {
    var setString: @convention(c) (Context, UnsafePointer<CChar>) -> CInt
    var state: @convention(c) (Context, UnsafeMutableRawPointer) -> CInt
    var segmentState: @convention(c) (Context, CInt, UnsafeMutableRawPointer) -> CInt
    var segment: @convention(c) (Context, CInt, CInt, UnsafeMutablePointer<CChar>?, CInt) -> CInt
    var context: Context
  }
  private lazy var library = Self.load()
  /// More are not looked through by anybody. Source: our choice.
  private static let most = 60, longestText = 64

  package init() {}
  /// Whether the library is installed.
  package var isInstalled: Bool { library != nil }

  private static func load() -> Library? {
    guard let handle = dlopen("libanthy.so.1", RTLD_NOW | RTLD_LOCAL) ?? dlopen("libanthy.so.0", RTLD_NOW | RTLD_LOCAL)
    else { return nil }
    func function<F>(_ name: String, _: F.Type) -> F? { dlsym(handle, name).map { unsafeBitCast($0, to: F.self) } }
    guard let start = function("anthy_init", (@convention(c) () -> CInt).self), start() == 0,
      let create = function("anthy_create_context", (@convention(c) () -> Context?).self),
      let setEncoding = function("anthy_context_set_encoding", (@convention(c) (Context, CInt) -> CInt).self),
      let setString = function("anthy_set_string", (@convention(c) (Context, UnsafePointer<CChar>) -> CInt).self),
      let state = function("anthy_get_stat", (@convention(c) (Context, UnsafeMutableRawPointer) -> CInt).self),
      let segmentState = function(
        "anthy_get_segment_stat", (@convention(c) (Context, CInt, UnsafeMutableRawPointer) -> CInt).self),
      let segment = function(
        "anthy_get_segment",
        (@convention(c) (Context, CInt, CInt, UnsafeMutablePointer<CChar>?, CInt) -> CInt).self),
      let context = create()
    else { return nil }
    // UTF-8 is 2 in anthy.h.
    _ = setEncoding(context, 2)
    return Library(
      setString: setString, state: state, segmentState: segmentState, segment: segment, context: context)
  }

  package func candidates(for text: String) -> [String] {
    guard !text.isEmpty, text.count <= Self.longestText, !text.contains("\0"), let library else { return [] }
    guard library.setString(library.context, text) == 0 else { return [] }
    var state = ConversionState()
    guard library.state(library.context, &state) == 0, state.segments > 0 else { return [] }
    let best = (0..<state.segments).map { word(library, $0, 0) }
    var first = SegmentState()
    guard library.segmentState(library.context, 0, &first) == 0 else { return [] }
    // Each reading of the first part, with the best of the rest.
    let rest = best.dropFirst().joined()
    var seen: Set<String> = [text], result: [String] = []
    for number in 0..<min(first.candidates, CInt(Self.most)) {
      let candidate = word(library, 0, number) + rest
      if !candidate.isEmpty, seen.insert(candidate).inserted { result.append(candidate) }
    }
    return result
  }
  private func word(_ library: Library, _ segment: CInt, _ number: CInt) -> String {
    let length = library.segment(library.context, segment, number, nil, 0)
    guard length > 0, length < 4096 else { return "" }
    var bytes = [CChar](repeating: 0, count: Int(length) + 1)
    guard library.segment(library.context, segment, number, &bytes, length + 1) >= 0 else { return "" }
    return String(decoding: bytes.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
