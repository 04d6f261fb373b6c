import Foundation
import UniformTypeIdentifiers

/// A dialog of the desktop in which the user chooses files, or a name for one.
package struct FileDialogRequest {
  package enum Purpose: Hashable, Sendable {
    /// Files that are there.
    case open
    /// A directory that is there.
    case directory
    /// A name for a file.
    case save
  }
  package var purpose: Purpose
  /// What the dialog says; nil for what the desktop says by itself.
  package var message: String?
  /// The button that ends the dialog; nil for the desktop's own.
  package var confirmationLabel: String?
  /// The types that can be chosen; empty for all.
  package var contentTypes: [UTType] = []
  package var allowsMultipleSelection = false
  /// With extension.
  package var fileName: String?
  /// Where the dialog begins; nil for where the desktop begins.
  package var directory: URL?
  package init(_ purpose: Purpose) { self.purpose = purpose }
}

extension WindowHost {
  // Hosts that show pictures only have nobody to ask.
  package func showFileDialog(_ request: FileDialogRequest, _ completion: @escaping @MainActor ([URL]?) -> Void) {}
  package func closeFileDialog() {}
}
