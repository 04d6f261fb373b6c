import HearthCore

/// Ends what is presented: closes a sheet, a popover or a window, or goes back in a stack.
///
///     @Environment(\.dismiss) private var dismiss
///     Button("Done") { dismiss() }
///
/// The nearest presentation around the view that reads it is meant; in none, nothing
/// happens. Source: Apple, "DismissAction".
@MainActor @preconcurrency public struct DismissAction: Sendable {
  // Unsafe: written when made, read on the main actor only.
  nonisolated(unsafe) private weak var presentation: (any Presentation)?
  package nonisolated init(_ presentation: (any Presentation)?) { self.presentation = presentation }
  /// Ends the nearest presentation around. Called as a function: `dismiss()`. Nothing happens without a presentation.
  public func callAsFunction() { presentation?.dismiss() }
}

/// Something that can be dismissed: a sheet, a page of a stack, a window.
@MainActor package protocol Presentation: AnyObject {
  func dismiss()
}

/// Whether a view is presented, and a way to end that. Source: Apple, "PresentationMode" (deprecated there in
/// favour of `isPresented` and `dismiss`).
public struct PresentationMode {
  /// Whether the view is shown by a presentation.
  public internal(set) var isPresented: Bool
  var action: DismissAction
  /// Ends the nearest enclosing presentation. Nothing happens without one.
  @MainActor @preconcurrency public mutating func dismiss() {
    action()
  }
}

/// The presentation around, compared by identity.
package struct PresentationReference: Equatable {
  package weak var presentation: (any Presentation)?
  package init(_ presentation: (any Presentation)?) { self.presentation = presentation }
  package static func == (a: Self, b: Self) -> Bool { a.presentation === b.presentation }
}
struct PresentationKey: EnvironmentKey {
  static var defaultValue: PresentationReference { PresentationReference(nil) }
}
struct IsPresentedKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// What `dismiss` ends: set by presentations around their content.
  package var presentation: PresentationReference {
    get { self[PresentationKey.self] }
    set { self[PresentationKey.self] = newValue }
  }
  /// Ends the nearest presentation around.
  public var dismiss: DismissAction { DismissAction(presentation.presentation) }
  /// Whether the view is shown by a presentation: in a sheet, on a page above a stack's root. Set by presentations.
  public package(set) var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }
  /// Whether the view is presented, with a way to end that. Writing to the binding does
  /// nothing: call `dismiss()` of its value.
  @available(*, deprecated, message: "Use isPresented or dismiss")
  public var presentationMode: Binding<PresentationMode> {
    let mode = PresentationMode(isPresented: isPresented, action: dismiss)
    return Binding(get: { mode }, set: { _ in })
  }
}
