import Foundation
import HearthCore

/// How a dialog for files shows them.
nonisolated public struct FileDialogBrowserOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Folders that are documents can be opened as folders. Dialogs of Linux show them so in any case.
  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
  /// Files whose names begin with a dot are shown. The user decides that in dialogs of Linux, mostly by Control-H: it
  /// is reported.
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 2)
  /// Names are shown with their extensions. Dialogs of Linux show them so in any case.
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 4)
}

extension View {
  /// Sets how the dialogs for files of this view show them.
  public nonisolated func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View {
    transformEnvironment(\.fileDialogLook) { $0.options = options }
  }
  /// Sets which files can be chosen in the dialogs of this view. Where the user chooses another the dialog comes
  /// again
  /// and says so: dialogs of Linux cannot ask the app while they are open.
  public nonisolated func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View {
    transformEnvironment(\.fileDialogLook) { $0.predicate = predicate }
  }
  /// Sets what stands before the name in dialogs that save. Those of Linux have words of their own: it is reported.
  public nonisolated func fileExporterFilenameLabel(_ label: Text?) -> some View {
    transformEnvironment(\.fileDialogLook) { $0.nameLabel = label }
  }
  /// Sets what stands before the name in dialogs that save, looked up in the app's tables. It is reported.
  public nonisolated func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View {
    fileExporterFilenameLabel(Text(labelKey))
  }
  /// Sets what stands before the name in dialogs that save. It is reported.
  @_disfavoredOverload public nonisolated func fileExporterFilenameLabel(_ label: LocalizedStringResource) -> some View
  {
    fileExporterFilenameLabel(Text(label))
  }
  /// Sets what stands before the name in dialogs that save, shown as it is. It is reported.
  @_disfavoredOverload public nonisolated func fileExporterFilenameLabel<S: StringProtocol>(_ label: S) -> some View {
    fileExporterFilenameLabel(Text(label))
  }
}
