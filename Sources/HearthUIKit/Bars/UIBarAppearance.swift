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
    (shadowColor, shadowImage) = (other.shadowColor, other.shadowImage)
  }
  /// The same appearance as an object of its own.
  final func duplicate() -> Self { Self(barAppearance: self) }

  private func configure(_ kind: Kind, shadow: UIColor?) {
    (self.kind, backgroundColor, backgroundImage, shadowColor, shadowImage) = (kind, nil, nil, shadow, nil)
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
      ground.fill = color == .clear ? .clear : .color(Color(color))
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
  /// The button that goes back. Kept, and changes nothing: it looks as the other buttons.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// Buttons that are done with something. Kept, and changes nothing: they look as the other buttons.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  override func takeOver(_ other: UIBarAppearance) {
    super.takeOver(other)
    guard let other = other as? UINavigationBarAppearance else { return }
    (titleTextAttributes, largeTitleTextAttributes) = (other.titleTextAttributes, other.largeTitleTextAttributes)
    buttonAppearance.normal.titleTextAttributes = other.buttonAppearance.normal.titleTextAttributes
    backButtonAppearance.normal.titleTextAttributes =
      other.backButtonAppearance.normal.titleTextAttributes
    doneButtonAppearance.normal.titleTextAttributes =
      other.doneButtonAppearance.normal.titleTextAttributes
  }
}

/// What the bar below a page looks like.
@MainActor @preconcurrency open class UIToolbarAppearance: UIBarAppearance {}

/// What a bar of tabs looks like.
@MainActor @preconcurrency open class UITabBarAppearance: UIBarAppearance {
  /// Tabs whose icon stands above their title.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  override func takeOver(_ other: UIBarAppearance) {
    super.takeOver(other)
    guard let other = (other as? UITabBarAppearance)?.stackedLayoutAppearance else { return }
    stackedLayoutAppearance.normal.takeOver(other.normal)
    stackedLayoutAppearance.selected.takeOver(other.selected)
  }
}

/// What buttons of a bar look like.
@MainActor @preconcurrency open class UIBarButtonItemAppearance: NSObject {
  /// Buttons that nothing is done with.
  public final let normal = UIBarButtonItemStateAppearance()
}
/// What buttons of a bar look like in a state.
@MainActor @preconcurrency open class UIBarButtonItemStateAppearance: NSObject {
  /// The title: its colour (`foregroundColor`) counts, also for symbols.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// What tabs look like.
@MainActor @preconcurrency open class UITabBarItemAppearance: NSObject {
  /// Tabs that are not selected.
  public final let normal = UITabBarItemStateAppearance()
  /// The tab that is selected.
  public final let selected = UITabBarItemStateAppearance()
}
/// What tabs look like in a state.
@MainActor @preconcurrency open class UITabBarItemStateAppearance: NSObject {
  /// The title: its colour (`foregroundColor`) and font count. The icon has the same colour.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The colour of icon and title; nil for that of the title.
  open var iconColor: UIColor?
  fileprivate func takeOver(_ other: UITabBarItemStateAppearance) {
    (titleTextAttributes, iconColor) = (other.titleTextAttributes, other.iconColor)
  }
}
