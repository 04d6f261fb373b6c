import Foundation
import HearthCore
import HearthUI

/// What a bar lies on: a colour or an image, and the line at its edge.
///
/// ```swift
/// let appearance = UINavigationBarAppearance()
/// appearance.configureWithOpaqueBackground()
/// appearance.backgroundColor = .systemIndigo
/// appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
/// UINavigationBar.appearance().standardAppearance = appearance
/// UINavigationBar.appearance().scrollEdgeAppearance = appearance
/// ```
@MainActor @preconcurrency open class UIBarAppearance: NSObject {
  private enum Kind { case standard, opaque, transparent }
  private var kind = Kind.standard
  /// The colour of the bar; nil for what the background was configured with.
  open var backgroundColor: UIColor?
  /// The effect on the content below the bar: with a blur the bar is of the standard material, with nil nothing lies
  /// there but its colour. A colour that was set counts more. All blurs are the bar's own one here.
  open var backgroundEffect: UIBlurEffect? {
    get { effect ?? (kind == .standard ? UIBlurEffect(style: .systemChromeMaterial) : nil) }
    set { effect = .some(newValue) }
  }
  private var effect: UIBlurEffect??
  /// A picture, repeated over the bar; one of no size makes the bar clear.
  open var backgroundImage: UIImage?
  /// The line at the edge of the bar; nil for none.
  open var shadowColor: UIColor? = .separator
  /// A picture for the line. Only one of no size counts, which hides the line.
  open var shadowImage: UIImage?

  /// A bar with the standard background.
  public required override init() { super.init() }
  /// The same as another appearance, to be changed.
  public required init(barAppearance: UIBarAppearance) {
    super.init()
    takeOver(barAppearance)
  }
  func takeOver(_ other: UIBarAppearance) {
    (kind, backgroundColor, backgroundImage) = (other.kind, other.backgroundColor, other.backgroundImage)
    (shadowColor, shadowImage, effect) = (other.shadowColor, other.shadowImage, other.effect)
  }
  /// The same appearance as an object of its own.
  final func duplicate() -> Self { Self(barAppearance: self) }

  private func configure(_ kind: Kind, shadow: UIColor?) {
    (self.kind, backgroundColor, backgroundImage, shadowColor, shadowImage) = (kind, nil, nil, shadow, nil)
    effect = nil
  }
  /// The background that bars have by themselves, and their line.
  open func configureWithDefaultBackground() { configure(.standard, shadow: .separator) }
  /// A background that nothing is seen through, and a line.
  open func configureWithOpaqueBackground() { configure(.opaque, shadow: .separator) }
  /// No background and no line.
  open func configureWithTransparentBackground() { configure(.transparent, shadow: nil) }

  final var ground: Appearances.Ground {
    var ground = Appearances.Ground(fill: .standard)
    if let image = backgroundImage {
      ground.fill = image.size == .zero ? .clear : .image(Image(uiImage: image))
    } else if let color = backgroundColor {
      // Nothing of a blur is seen behind a colour, but through a clear one.
      ground.fill = color != .clear ? .color(Color(color)) : effect ?? nil == nil ? .clear : .standard
    } else if let effect {
      ground.fill = effect == nil ? .clear : .standard
    } else {
      switch kind {
      case .standard: ground.fill = .standard
      case .opaque: ground.fill = .color(Color(.systemBackground))
      case .transparent: ground.fill = .clear
      }
    }
    if shadowColor == nil || shadowColor == .clear || shadowImage?.size == .zero {
      ground.line = .hidden
    } else if let color = shadowColor, color != .separator {
      ground.line = .color(Color(color))
    }
    return ground
  }
}

/// What a bar above a page looks like.
@MainActor @preconcurrency open class UINavigationBarAppearance: UIBarAppearance {
  /// The title: its colour (`foregroundColor`) and font count.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The large title: its colour (`foregroundColor`) and font count.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The button that goes back: its colour and its place in the state `normal` count.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// Buttons that are done with something: their letters in the state `normal` count.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  /// Buttons that are prominent, by the name that came later.
  open var prominentButtonAppearance: UIBarButtonItemAppearance {
    get { doneButtonAppearance }
    set { doneButtonAppearance = newValue }
  }
  /// How far the title in the row of the bar is from its place.
  open var titlePositionAdjustment = UIOffset.zero
  /// The picture of the button that goes back. Kept; the button has its arrow, which is reported.
  open private(set) var backIndicatorImage = UIImage(systemName: "chevron.backward") ?? UIImage()
  /// What of it is seen while pages move. Kept, as the picture is.
  open private(set) var backIndicatorTransitionMaskImage = UIImage(systemName: "chevron.backward") ?? UIImage()
  /// Gives the button that goes back another picture; nil for its arrow.
  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
    let arrow = UIImage(systemName: "chevron.backward") ?? UIImage()
    (self.backIndicatorImage, backIndicatorTransitionMaskImage) = (
      backIndicatorImage ?? arrow, transitionMaskImage ?? arrow
    )
    if let backIndicatorImage, backIndicatorImage.size != .zero { Self.reportBackIndicator() }
  }
  static func reportBackIndicator() {
    Report(
      kind: .notOnLinux, path: "UINavigationBar.backIndicatorImage",
      message: "the button that goes back has its arrow. Hide it, and show a button of the app's own in its place."
    ).tell()
  }
  /// What it says of buttons.
  final var buttons: Appearances.ButtonsLook {
    var look = buttonAppearance.look
    look.back = backButtonAppearance.look.normal
    look.done = doneButtonAppearance.look.normal
    return look
  }
  override func takeOver(_ other: UIBarAppearance) {
    super.takeOver(other)
    guard let other = other as? UINavigationBarAppearance else { return }
    titlePositionAdjustment = other.titlePositionAdjustment
    backIndicatorImage = other.backIndicatorImage
    backIndicatorTransitionMaskImage = other.backIndicatorTransitionMaskImage
    (titleTextAttributes, largeTitleTextAttributes) = (other.titleTextAttributes, other.largeTitleTextAttributes)
    buttonAppearance.takeOver(other.buttonAppearance)
    backButtonAppearance.takeOver(other.backButtonAppearance)
    doneButtonAppearance.takeOver(other.doneButtonAppearance)
  }
}

/// What the bar below a page looks like.
@MainActor @preconcurrency open class UIToolbarAppearance: UIBarAppearance {}
