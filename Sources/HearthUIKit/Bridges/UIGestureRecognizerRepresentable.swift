import Foundation
import HearthCore
import HearthUI

/// A gesture of UIKit for a view of SwiftUI.
///
///     struct Pan: UIGestureRecognizerRepresentable {
///       @Binding var way: CGPoint
///       func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer { UIPanGestureRecognizer() }
///       func handleUIGestureRecognizerAction(_ recognizer: UIPanGestureRecognizer, context: Context) {
///         way = context.converter.localTranslation ?? .zero
///       }
///     }
///     Circle().gesture(Pan(way: $way))
@MainActor @preconcurrency public protocol UIGestureRecognizerRepresentable {
  /// The type of the gesture.
  associatedtype UIGestureRecognizerType: UIGestureRecognizer
  /// What the gesture's delegate is made of.
  associatedtype Coordinator = Void
  /// Makes the gesture, once as long as the view is there.
  func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
  /// Brings the gesture up to date.
  func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
  /// Called each time that the gesture's state, or what it measures, changes.
  func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
  /// Makes the coordinator, before the gesture.
  func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
  typealias Context = UIGestureRecognizerRepresentableContext<Self>
  typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

extension UIGestureRecognizerRepresentable {
  public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}
  public func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context) {}
}
extension UIGestureRecognizerRepresentable where Coordinator == Void {
  public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

/// What a gesture of UIKit knows of where it is.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableContext<Representable: UIGestureRecognizerRepresentable> {
  /// What `makeCoordinator(converter:)` made.
  public let coordinator: Representable.Coordinator
  /// Places of the gesture in the view's coordinate space.
  public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// Places of a gesture in the coordinate space of the view that it is attached to.
@MainActor @preconcurrency public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
  /// Weak: coordinators and the recognizer's own action keep the converter.
  weak var holder: RecognizerHolder?
  /// Where the gesture is: points.
  public var localLocation: CGPoint { holder?.recognizer?.place ?? .zero }
  /// How far a finger has come; nil for gestures that do not move.
  public var localTranslation: CGPoint? { (holder?.recognizer as? UIPanGestureRecognizer)?.translation(in: nil) }
  /// Points a second; nil for gestures that do not move.
  public var localVelocity: CGPoint? { (holder?.recognizer as? UIPanGestureRecognizer)?.velocity(in: nil) }
}

@MainActor final class RecognizerHolder {
  var recognizer: UIGestureRecognizer?
  var coordinator: Any?
  init() {}
  nonisolated deinit {}
}

private struct RepresentedGesture<R: UIGestureRecognizerRepresentable>: ViewModifier {
  let representable: R
  @State private var holder = RecognizerHolder()
  func body(content: Content) -> some View {
    content.gesture(gesture)
  }
  private var gesture: AnyGesture<Void> {
    let converter = UIGestureRecognizerRepresentableCoordinateSpaceConverter(holder: holder)
    let coordinator: R.Coordinator
    if let known = holder.coordinator as? R.Coordinator, holder.recognizer != nil {
      coordinator = known
    } else {
      coordinator = representable.makeCoordinator(converter: converter)
      holder.coordinator = coordinator
    }
    let context = R.Context(coordinator: coordinator, converter: converter)
    let recognizer: R.UIGestureRecognizerType
    if let known = holder.recognizer as? R.UIGestureRecognizerType {
      recognizer = known
    } else {
      recognizer = representable.makeUIGestureRecognizer(context: context)
      holder.recognizer = recognizer
    }
    representable.updateUIGestureRecognizer(recognizer, context: context)
    // Not the modifier, which keeps the holder of the recognizer.
    recognizer.handler = { [weak recognizer, representable] in
      if let recognizer { representable.handleUIGestureRecognizerAction(recognizer, context: context) }
    }
    let none = AnyGesture(Optional<TapGesture>.none.map { _ in })
    return recognizer.isEnabled ? recognizer.makeGesture() ?? none : none
  }
}

extension View {
  /// Adds a gesture of UIKit. Gestures of the views inside take precedence over it.
  public func gesture<R: UIGestureRecognizerRepresentable>(_ representable: R) -> some View {
    modifier(RepresentedGesture(representable: representable))
  }
}
