import Foundation

extension WindowContent {
  /// Sets the environment values that follow the window's size.
  static func apply(_ size: CGSize, to values: inout EnvironmentValues) {
    values.horizontalSizeClass = .horizontal(size.width, values.idiom)
    values.verticalSizeClass = .vertical(size.height, values.idiom)
  }
}
