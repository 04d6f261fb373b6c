import Foundation
import HearthCore
import HearthUI

extension UIView {
  /// What of the traits the view sets itself.
  var ownTraits: GivenTraits {
    var traits = traitOverrides.given
    if overrideUserInterfaceStyle != .unspecified { traits.style = overrideUserInterfaceStyle }
    if let direction = semanticContentAttribute.direction { traits.direction = direction }
    return traits
  }

  /// Whether somebody wants to hear of that.
  var followsTraits: Bool {
    adjustsFont || !_traitRegistrations.isEmpty || viewController?.followsTraits == true
      || ClassMethods.viewTraits.areOverridden(by: type(of: self))
      || (Self.hasMacViews && ClassMethods.appearances.areOverridden(by: type(of: self)))
  }

  /// Tells of traits where they are not as they were.
  func takeTraits(_ new: GivenTraits) {
    guard let known else { return known = KnownTraits(new) }
    let old = known.traits
    known.traits = new
    if old != new { traitsDidChange(from: UITraitCollection(nil, old), to: UITraitCollection(nil, new)) }
  }
  func forgetTraits() { if known != nil { known = nil } }
  func traitsDidChange(from old: UITraitCollection, to new: UITraitCollection) {
    new.performAsCurrent {
      viewController?.traitsDidChange(from: old, to: new)
      traitCollectionDidChange(old)
      if old.userInterfaceStyle != new.userInterfaceStyle { viewDidChangeEffectiveAppearance() }
      tellRegistrations(old, new)
    }
    setNeedsLayout()
    adjustFont()
  }
}

/// Traits that were told of.
@MainActor final class KnownTraits {
  var traits: GivenTraits
  init(_ traits: GivenTraits) { self.traits = traits }
  deinit {}
}
