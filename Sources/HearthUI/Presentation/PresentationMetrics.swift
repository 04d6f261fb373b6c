import Foundation
import HearthCore

/// How a presentation looks in its window.
enum PresentationForm: Equatable {
  /// A card in the middle: sheets where there is room.
  case card
  /// At the bottom edge, as wide as the window: sheets on phones.
  case bottomSheet
  case full
  case popover
  case alert
  /// The buttons of a confirmation dialog at the bottom edge of a phone.
  case actionSheet
}

// Lengths are points. Source, where nothing else is said: our choice between libadwaita's dialogs (corners 15, margins
// 24 and more) and macOS (sheets 10, popovers 10).
enum PresentationMetrics {
  /// Source: seen, form and page sheets on iPadOS.
  static let form = Size(540, 620), page = Size(704, 920)
  static let leastCard = Size(240, 100)
  /// Between a card and the edges of the window.
  static let margin: CGFloat = 24
  /// A window narrower than this is compact: sheets come from the bottom, popovers are sheets. Source: Apple's size
  /// classes, whose compact width on tablets ends at 507.
  static let compactWidth: CGFloat = 508
  static let alertWidth: CGFloat = 300, wideAlertWidth: CGFloat = 460
  /// Source: seen, `UIAlertController` of iOS 7 to 18.
  static let touchedAlertWidth: CGFloat = 270
  /// What a bottom sheet leaves of the window at the top. Source: seen, iOS.
  static let sheetTop: CGFloat = 10
  static let actionSheetMargin: CGFloat = 8, actionSheetWidth: CGFloat = 420

  static func cornerRadius(_ form: PresentationForm, _ idiom: Idiom, _ look: SystemLook = .ios17) -> CGFloat {
    switch form {
    // Source: seen, iOS 26.
    case .bottomSheet where idiom.isGlassy(look): 38
    case .alert where idiom.isGlassy(look), .card where idiom.isGlassy(look): 34
    case .popover where idiom.isGlassy(look): 26
    case .card: 12
    // Source: seen, iOS 17.
    case .bottomSheet where idiom == .phone: 10
    case .bottomSheet: 16
    case .full: 0
    case .popover: 10
    case .alert, .actionSheet: 14
    }
  }
  // Popovers
  static let arrowLength: CGFloat = 9, arrowWidth: CGFloat = 20
  static let popoverMargin: CGFloat = 6
  /// A drag that moves the sheet begins after this way. Source: our drag gesture.
  static let dragDistance: CGFloat = 10
}
