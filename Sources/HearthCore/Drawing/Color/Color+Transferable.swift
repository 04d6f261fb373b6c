import CoreTransferable
import Foundation
import HearthRendering
import UniformTypeIdentifiers

extension Color: Transferable {
  /// A colour as desktops on Linux copy and drag it, `application/x-color`: red, green, blue and opacity of sRGB in
  /// 16 bits each, in the machine's order of bytes. For programs that know no colours it is text, as in "#ff8000", with
  /// two more digits where it is not opaque.
  ///
  /// A colour that depends on the environment, like `primary`, becomes the one of light windows.
  ///
  /// Source: Apple, documentation of `Color.transferRepresentation`; GTK's and Qt's format of dragged colours.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<Color>(
      contentType: desktopColor, exporting: { $0.desktopData }, importing: { try Color(desktopData: $0) })
    DataRepresentation<Color>(
      contentType: .utf8PlainText, exporting: { Data($0.hexadecimal.utf8) },
      importing: { try Color(hexadecimal: String(decoding: $0, as: UTF8.self)) })
  }
  private static let desktopColor = UTType(mimeType: "application/x-color")!

  private var transferred: RGBA { provider.resolve(.light, .standard, accent: { nil }) }
  /// Red, green, blue and opacity, 0 to `most`.
  private func components(_ most: Float) -> [Float] {
    let rgba = transferred
    return [rgba.red, rgba.green, rgba.blue, rgba.alpha].map { (min(max($0, 0), 1) * most).rounded() }
  }
  private var desktopData: Data {
    components(Float(UInt16.max)).map { UInt16($0) }.withUnsafeBytes { Data($0) }
  }
  private init(desktopData data: Data) throws {
    guard data.count == 8 else { throw CocoaError(.fileReadCorruptFile) }
    var parts = [UInt16](repeating: 0, count: 4)
    _ = parts.withUnsafeMutableBytes { data.copyBytes(to: $0) }
    let values = parts.map { Float($0) / Float(UInt16.max) }
    self.init(RGBA(values[0], values[1], values[2], values[3]))
  }
  private var hexadecimal: String {
    let bytes = components(255).map { UInt8($0) }
    let digits = (bytes[3] == 255 ? bytes.dropLast() : bytes[...]).map { byte in
      let text = String(byte, radix: 16)
      return text.count == 1 ? "0" + text : text
    }
    return "#" + digits.joined()
  }
  private init(hexadecimal text: String) throws {
    let digits = Array(text.trimmingCharacters(in: .whitespacesAndNewlines).drop { $0 == "#" })
    let values = stride(from: 0, to: digits.count - 1, by: 2).compactMap {
      UInt8(String(digits[$0...$0 + 1]), radix: 16)
    }
    guard digits.count == values.count * 2, values.count == 3 || values.count == 4 else {
      throw CocoaError(.fileReadCorruptFile)
    }
    let parts = values.map { Float($0) / 255 }
    self.init(RGBA(parts[0], parts[1], parts[2], parts.count == 4 ? parts[3] : 1))
  }
}
