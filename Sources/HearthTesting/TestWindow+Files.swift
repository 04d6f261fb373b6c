import Foundation
import HearthCore
import SwiftUI
import UniformTypeIdentifiers

/// A dialog of the desktop in which the user chooses files, as a test sees it.
public struct FileDialog: Sendable {
  public enum Purpose: Sendable {
    /// Files that are there.
    case open
    /// A directory that is there.
    case directory
    /// A name for a file.
    case save
  }
  public let purpose: Purpose
  /// What the dialog says; nil for what the desktop says by itself.
  public let message: String?
  /// The label of the button that ends the dialog; nil for the desktop's own.
  public let confirmationLabel: String?
  /// The types that can be chosen; empty for all.
  public let contentTypes: [UTType]
  public let allowsMultipleSelection: Bool
  /// The name that is there for a file to be saved, with its extension.
  public let fileName: String?
  /// Where the dialog begins; nil for where the desktop begins.
  public let directory: URL?

  init(_ request: FileDialogRequest) {
    purpose =
      switch request.purpose {
      case .open: .open
      case .directory: .directory
      case .save: .save
      }
    (message, confirmationLabel, contentTypes) = (request.message, request.confirmationLabel, request.contentTypes)
    (allowsMultipleSelection, fileName, directory) = (
      request.allowsMultipleSelection, request.fileName, request.directory
    )
  }
}

// The desktop's file dialogs, which the test answers in the user's place.

extension TestWindow {
  /// Whether each act of the test waits until the app's documents have been read and written; true. Set it to false to
  /// look at the windows meanwhile, and to true again to wait for what was begun.
  public var waitsForFiles: Bool {
    get { application?.waitsForFiles ?? true }
    set {
      application?.waitsForFiles = newValue
      if newValue { settle() }
    }
  }
  /// The dialog for files that is open over the window; nil for none.
  public var fileDialog: FileDialog? { host.fileDialog.map { FileDialog($0.request) } }

  /// The user chooses these files, or this name for one, and ends the dialog. Does nothing while no dialog is open.
  ///
  /// ```swift
  /// window.click("import")
  /// window.chooseFiles(URL(fileURLWithPath: "/tmp/recipe.txt"))
  /// ```
  public func chooseFiles(
    _ urls: URL..., fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    answerFileDialog(urls, CallSite(fileID, filePath, line, column))
  }
  /// The user cancels the dialog for files.
  public func cancelFileDialog(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    answerFileDialog(nil, CallSite(fileID, filePath, line, column))
  }
  private func answerFileDialog(_ urls: [URL]?, _ site: CallSite) {
    act(site) {
      guard let dialog = host.fileDialog else { return }
      host.fileDialog = nil
      dialog.completion(urls)
    }
  }
}

extension TestWindow {
  /// The files in the desktop's list of those that the app opened or saved lately, the latest first.
  public var recentDocuments: [URL] { storage.documents.documents }
}
