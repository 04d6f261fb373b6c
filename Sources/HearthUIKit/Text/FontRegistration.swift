import Foundation
import HearthCore
import HearthRendering
import HearthUI

#if GTK
  import HearthPaint
#endif

// Fonts that an app registers. Those among the resources of the app and of its packages are there by themselves, so that nothing is
// left to be done for them; others are reported.

/// What Core Foundation calls an error.
public typealias CFError = NSError

/// The data of a font.
public final class CGFont: @unchecked Sendable {
  // Unchecked: nothing changes.
  fileprivate let data: Data
  /// Creates a font from the bytes of its file; nil if they are not a font.
  public init?(_ provider: CGDataProvider) {
    guard let bytes = provider.data, bytes.length > 12 else { return nil }
    data = Data(referencing: bytes)
    guard FontFile.isFont(data) else { return nil }
  }
  /// The name by which `UIFont(name:size:)` finds the font; nil where its file does not say.
  public var postScriptName: CFString? { FontFile(data)?.name(6) }
  /// The whole name of the font, to be read; nil where its file does not say.
  public var fullName: CFString? { FontFile(data)?.name(4) }
}

/// For how long and for whom fonts are registered.
public enum CTFontManagerScope: UInt32, Sendable {
  /// For nobody, the program, the user, and until the user logs out. All count as the program.
  case none = 0, process, persistent, session
}

/// Registers a font. True where it is there for the app: of a file among the resources. Another one is reported, once.
@discardableResult public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  FontFile.isAmongResources { $0.count == font.data.count && $0 == font.data }
    || FontFile.refuse(FontFile(font.data)?.name(6) ?? "a font", error)
}
/// Registers the font of a file. True where it is there for the app: of a file among the resources. Another one is reported, once.
@discardableResult public func CTFontManagerRegisterFontsForURL(
  _ fontURL: URL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  let path = fontURL.path
  guard let data = FileManager.default.contents(atPath: path), FontFile.isFont(data) else {
    error?.pointee = Unmanaged.passRetained(NSError(domain: "com.apple.CoreText.CTFontManagerErrorDomain", code: 101))
    return false
  }
  return FontFile.isAmongResources { $0.count == data.count && $0 == data } || FontFile.refuse(path, error)
}

/// The tables of a font's file. Source: Microsoft and Adobe, OpenType specification, "Organization of an OpenType Font" and "name".
private struct FontFile {
  private let data: Data
  private let names: Int

  static func isFont(_ data: Data) -> Bool {
    let kinds: [[UInt8]] = [
      [0, 1, 0, 0], Array("OTTO".utf8), Array("true".utf8), Array("ttcf".utf8), Array("wOFF".utf8), Array("wOF2".utf8),
    ]
    return kinds.contains(Array(data.prefix(4)))
  }
  /// Nil for a file without names, or one that is compressed.
  init?(_ data: Data) {
    self.data = data
    func short(_ place: Int) -> Int? { Self.number(data, place, 2) }
    guard let count = short(4) else { return nil }
    for index in 0..<count where data.count > 12 + index * 16 + 16 {
      let entry = 12 + index * 16
      if data[entry..<entry + 4].elementsEqual("name".utf8), let place = Self.number(data, entry + 8, 4) {
        names = place
        return
      }
    }
    return nil
  }
  private static func number(_ data: Data, _ place: Int, _ count: Int) -> Int? {
    guard place >= 0, place + count <= data.count else { return nil }
    return data[place..<place + count].reduce(0) { $0 << 8 | Int($1) }
  }
  /// The first name with a number, in UTF-16 or in letters of one byte.
  func name(_ wanted: Int) -> String? {
    guard let count = Self.number(data, names + 2, 2), let texts = Self.number(data, names + 4, 2) else { return nil }
    for index in 0..<count {
      let record = names + 6 + index * 12
      guard let platform = Self.number(data, record, 2), Self.number(data, record + 6, 2) == wanted,
        let length = Self.number(data, record + 8, 2), let offset = Self.number(data, record + 10, 2)
      else { continue }
      let start = names + texts + offset
      guard start + length <= data.count else { continue }
      let bytes = data[start..<start + length]
      let text =
        platform == 1 ? String(bytes: bytes, encoding: .isoLatin1) : String(bytes: bytes, encoding: .utf16BigEndian)
      if let text, !text.isEmpty { return text }
    }
    return nil
  }

  static func isAmongResources(_ isWanted: (Data) -> Bool) -> Bool {
    #if GTK
      return onMainActor { AppFonts.files }.contains { FileManager.default.contents(atPath: $0).map(isWanted) ?? false }
    #else
      return false
    #endif
  }
  static func refuse(_ name: String, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool {
    Report(
      kind: .notOnLinux, path: "CTFontManager",
      message:
        "\(name) is not among the resources of the app, and is not there for its text. Add its file to the resources."
    ).tell()
    error?.pointee = Unmanaged.passRetained(NSError(domain: "com.apple.CoreText.CTFontManagerErrorDomain", code: 104))
    return false
  }
}
