import Foundation
import HearthCore
import UniformTypeIdentifiers

// Files that the user chooses for the app to read.
//
// Where only directories are allowed the user chooses a directory: a dialog of GTK has files or directories, not both.

extension View {
  /// Shows a dialog in which the user chooses a file.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the dialog is shown. False again before `onCompletion`
  ///     is called, and when the user cancels.
  ///   - allowedContentTypes: The types that can be chosen.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    modifier(
      FileDialogModifier(isPresented: isPresented, request: .importing(allowedContentTypes, several: false)) { urls in
        if let url = urls?.first { onCompletion(.success(url)) }
      })
  }
  /// Shows a dialog in which the user chooses one or several files.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View {
    fileImporter(
      isPresented: isPresented, allowedContentTypes: allowedContentTypes,
      allowsMultipleSelection: allowsMultipleSelection,
      onCompletion: onCompletion, onCancellation: {})
  }
  /// Shows a dialog in which the user chooses one or several files.
  ///
  /// - Parameter onCancellation: Called when the user cancels.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View {
    modifier(
      FileDialogModifier(
        isPresented: isPresented, request: .importing(allowedContentTypes, several: allowsMultipleSelection)
      ) { urls in
        if let urls { onCompletion(.success(urls)) } else { onCancellation() }
      })
  }
}

extension FileDialogRequest {
  static func importing(_ types: [UTType], several: Bool) -> FileDialogRequest {
    let areDirectories = !types.isEmpty && types.allSatisfy { $0.conforms(to: .directory) }
    var request = FileDialogRequest(areDirectories ? .directory : .open)
    request.contentTypes = types
    request.allowsMultipleSelection = several
    return request
  }
}
