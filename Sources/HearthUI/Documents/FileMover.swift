import Foundation
import HearthCore
import UniformTypeIdentifiers

// Files of the app that the user puts elsewhere.

extension View {
  /// Shows a dialog in which the user says where a file goes, and moves it there.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the dialog is shown. False again before `onCompletion`
  ///     is called, and when the user cancels.
  ///   - file: The file. While it is nil no dialog is shown.
  ///   - onCompletion: Gets where the file is now, or why it could not be moved.
  public nonisolated func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { fileMover(isPresented: isPresented, file: file, onCompletion: onCompletion, onCancellation: {}) }
  /// Shows a dialog in which the user says where a file goes, and moves it there.
  ///
  /// - Parameter onCancellation: Called when the user cancels.
  public nonisolated func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    var request = FileDialogRequest(.save)
    request.fileName = file?.lastPathComponent
    return modifier(
      FileDialogModifier(isPresented: isPresented.shown(while: file != nil), request: request) { urls in
        guard let file, let target = urls?.first else { return onCancellation() }
        onCompletion(Result { try SavedFile.move(file, to: target) })
      })
  }
  /// Shows a dialog in which the user chooses a directory, and moves the files there.
  ///
  /// A file that cannot be moved ends it: those before it have been moved.
  public nonisolated func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where C.Element == URL {
    fileMover(isPresented: isPresented, files: files, onCompletion: onCompletion, onCancellation: {})
  }
  /// Shows a dialog in which the user chooses a directory, and moves the files there.
  ///
  /// - Parameter onCancellation: Called when the user cancels.
  public nonisolated func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View where C.Element == URL {
    let files = Array(files)
    return modifier(
      FileDialogModifier(isPresented: isPresented.shown(while: !files.isEmpty), request: FileDialogRequest(.directory))
      { urls in
        guard let directory = urls?.first else { return onCancellation() }
        onCompletion(
          Result {
            try files.map { file -> URL in
              let target = directory.appendingPathComponent(file.lastPathComponent)
              // Nobody was asked whether a file there may go.
              if FileManager.default.fileExists(atPath: target.path) {
                throw CocoaError(.fileWriteFileExists, userInfo: [NSFilePathErrorKey: target.path])
              }
              return try SavedFile.move(file, to: target)
            }
          })
      })
  }
}

extension Binding where Value == Bool {
  /// False while there is nothing to show.
  nonisolated func shown(while isPossible: Bool) -> Binding<Bool> {
    if isPossible { return self }
    return Binding(get: { false }, set: { self.wrappedValue = $0 })
  }
}
