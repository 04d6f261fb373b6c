import Foundation
import HearthCore
import HearthUI

extension UIImage {
  /// The symbol in another size or weight; the picture as it is where it is no symbol. Nil is not given back here.
  public final func withSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    isSymbol ? withConfiguration(configuration) : self
  }

  /// The name of a picture of the system's, or of one of the app's.
  public typealias Name = String
  /// A triangle with a mark; an "i" in a circle; a computer; a folder; a person.
  public nonisolated static let cautionName = "NSCaution"
  public nonisolated static let infoName = "NSInfo"
  public nonisolated static let computerName = "NSComputer"
  public nonisolated static let folderName = "NSFolder"
  public nonisolated static let userName = "NSUser"
  /// Signs for buttons.
  public nonisolated static let addTemplateName = "NSAddTemplate"
  public nonisolated static let removeTemplateName = "NSRemoveTemplate"
  public nonisolated static let actionTemplateName = "NSActionTemplate"
  public nonisolated static let refreshTemplateName = "NSRefreshTemplate"
  public nonisolated static let stopProgressTemplateName = "NSStopProgressTemplate"
  public nonisolated static let shareTemplateName = "NSShareTemplate"
  public nonisolated static let goLeftTemplateName = "NSGoLeftTemplate"
  public nonisolated static let goRightTemplateName = "NSGoRightTemplate"
  public nonisolated static let goBackTemplateName = "NSGoBackTemplate"
  public nonisolated static let goForwardTemplateName = "NSGoForwardTemplate"
  public nonisolated static let homeTemplateName = "NSHomeTemplate"
  public nonisolated static let lockLockedTemplateName = "NSLockLockedTemplate"
  public nonisolated static let lockUnlockedTemplateName = "NSLockUnlockedTemplate"
  public nonisolated static let quickLookTemplateName = "NSQuickLookTemplate"
  public nonisolated static let listViewTemplateName = "NSListViewTemplate"
  public nonisolated static let iconViewTemplateName = "NSIconViewTemplate"
  public nonisolated static let preferencesGeneralName = "NSPreferencesGeneral"
  public nonisolated static let advancedName = "NSAdvanced"
  public nonisolated static let networkName = "NSNetwork"
  public nonisolated static let trashEmptyName = "NSTrashEmpty"
  public nonisolated static let trashFullName = "NSTrashFull"
  public nonisolated static let menuOnStateTemplateName = "NSMenuOnStateTemplate"
  public nonisolated static let touchBarAddTemplateName = "NSTouchBarAddTemplate"

  /// The symbols that stand for the pictures of the system's: our choice.
  nonisolated static let systemNames: [String: String] = [
    cautionName: "exclamationmark.triangle.fill", infoName: "info.circle.fill",
    computerName: "desktopcomputer", folderName: "folder.fill", userName: "person.fill",
    addTemplateName: "plus", removeTemplateName: "minus", actionTemplateName: "gearshape.fill",
    refreshTemplateName: "arrow.clockwise", stopProgressTemplateName: "xmark",
    shareTemplateName: "square.and.arrow.up", goLeftTemplateName: "chevron.left",
    goRightTemplateName: "chevron.right", goBackTemplateName: "chevron.backward",
    goForwardTemplateName: "chevron.forward", homeTemplateName: "house.fill",
    lockLockedTemplateName: "lock.fill", lockUnlockedTemplateName: "lock.open.fill",
    quickLookTemplateName: "eye.fill", listViewTemplateName: "list.bullet",
    iconViewTemplateName: "square.grid.2x2.fill", preferencesGeneralName: "gearshape",
    advancedName: "gearshape.2", networkName: "globe", trashEmptyName: "trash",
    trashFullName: "trash.fill",

    menuOnStateTemplateName: "checkmark",
    touchBarAddTemplateName: "plus",
  ]
}

extension UIFont {
  /// The font of texts whose letters are all equally wide; 0 for its usual size.
  public class func userFixedPitchFont(ofSize fontSize: CGFloat) -> UIFont? {
    monospacedSystemFont(ofSize: fontSize > 0 ? fontSize : 11, weight: .regular)
  }
  /// The font of texts; 0 for its usual size.
  public class func userFont(ofSize fontSize: CGFloat) -> UIFont? { systemFont(ofSize: fontSize > 0 ? fontSize : 13) }
}
extension NSAttributedString.Key {
  /// The pointer over the letters: an `NSCursor`. Links have a hand by themselves; elsewhere it is reported, and not shown.
  public static let cursor = NSAttributedString.Key("NSCursor")
}
