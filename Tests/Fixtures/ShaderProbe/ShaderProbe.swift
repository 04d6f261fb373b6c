import Foundation

/// A target with functions in Metal's language, as an app has them.
@main public struct ShaderProbe {
  /// Where its library is.
  public static let bundle = Bundle.module
  static func main() { print(bundle.bundlePath) }
}
