import HearthUI

/// A preview of a view of UIKit, or of AppKit: what its developer looks at while working on it.
///
///     #Preview("Badge", traits: .sizeThatFitsLayout) {
///       let badge = UILabel()
///       badge.text = "12"
///       return badge
///     }
///
/// It is found, shown and tested as a preview of a SwiftUI view is.
///
/// - Parameters:
///   - name: Nil for the file and the line, as in "Badge.swift:12".
///   - body: Makes the view, once for each time that the preview is shown.
///
/// Source: Apple's documentation of `Preview(_:traits:body:)`.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  @_UIViewPreviewBuilder body: @escaping @MainActor () -> UIView
) = #externalMacro(module: "HearthMacros", type: "PreviewMacro")

/// A preview of a view controller of UIKit, or of AppKit.
///
///     #Preview { ProfileController() }
///
/// - Parameters:
///   - name: Nil for the file and the line, as in "ProfileController.swift:12".
///   - body: Makes the view controller, once for each time that the preview is shown.
///
/// Source: Apple's documentation of `Preview(_:traits:body:)`.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  @_UIControllerPreviewBuilder body: @escaping @MainActor () -> UIViewController
) = #externalMacro(module: "HearthMacros", type: "PreviewMacro")

extension Preview {
  /// A preview of a view of UIKit.
  ///
  /// - Parameters:
  ///   - name: Nil for the file and the line.
  ///   - file: As `#fileID` has it.
  public init(
    _ name: String? = nil, traits: [PreviewTrait<ViewTraits>] = [], file: String = #fileID, line: Int = #line,
    @_UIViewPreviewBuilder body: @escaping @MainActor () -> UIView
  ) {
    self.init(name, traits: traits, file: file, line: line) { PreviewedView(make: body) }
  }
  /// A preview of a view controller of UIKit.
  ///
  /// - Parameters:
  ///   - name: Nil for the file and the line.
  ///   - file: As `#fileID` has it.
  public init(
    _ name: String? = nil, traits: [PreviewTrait<ViewTraits>] = [], file: String = #fileID, line: Int = #line,
    @_UIControllerPreviewBuilder body: @escaping @MainActor () -> UIViewController
  ) {
    self.init(name, traits: traits, file: file, line: line) { PreviewedController(make: body) }
  }
}

// Without builders a body of several statements and no `return`, as those of SwiftUI have it, would fit UIKit's forms too.

/// Takes the one expression that the body of a preview is. A body with `return` is no matter of the builder.
@resultBuilder public enum _UIViewPreviewBuilder {
  public static func buildExpression(_ view: UIView) -> UIView { view }
  public static func buildBlock(_ view: UIView) -> UIView { view }
}
/// As `_UIViewPreviewBuilder`.
@resultBuilder public enum _UIControllerPreviewBuilder {
  public static func buildExpression(_ controller: UIViewController) -> UIViewController { controller }
  public static func buildBlock(_ controller: UIViewController) -> UIViewController { controller }
}

private struct PreviewedView: UIViewRepresentable {
  let make: @MainActor () -> UIView
  func makeUIView(context: Context) -> UIView { make() }
  func updateUIView(_ view: UIView, context: Context) {}
}
private struct PreviewedController: UIViewControllerRepresentable {
  let make: @MainActor () -> UIViewController
  func makeUIViewController(context: Context) -> UIViewController { make() }
  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}
