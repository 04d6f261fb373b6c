import HearthUI

/// How a picker for pictures is shown: on Linux always by the dialog of the desktop, which a button or a binding opens.
public struct PhotosPickerStyle: Hashable, Sendable {
  private let name: String
  /// By a dialog.
  public static let presentation = PhotosPickerStyle(name: "presentation")
  /// Among the app's views. Reported: a dialog is shown.
  public static let inline = PhotosPickerStyle(name: "inline")
  /// Among the app's views, in one line. Reported: a dialog is shown.
  public static let compact = PhotosPickerStyle(name: "compact")
  fileprivate func tell() {
    if self == .presentation { return }
    Report(
      kind: .notOnLinux, path: "photosPickerStyle(_:)",
      message: "pictures are chosen in the desktop's dialog for files: \(name) is as presentation."
    ).tell()
  }
}

/// What users can do in a picker.
public struct PHPickerCapabilities: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Search.
  public static let search = PHPickerCapabilities(rawValue: 1 << 0)
  /// Look at where pictures come from.
  public static let stagingArea = PHPickerCapabilities(rawValue: 1 << 1)
  /// Go to other collections.
  public static let collectionNavigation = PHPickerCapabilities(rawValue: 1 << 2)
  /// Choose.
  public static let selectionActions = PHPickerCapabilities(rawValue: 1 << 3)
  /// Choose what else is handed over with a picture.
  public static let sensitivityAnalysisIntervention = PHPickerCapabilities(rawValue: 1 << 4)
}

extension View {
  /// How pickers for pictures in this view are shown: other styles than `presentation` are reported when the view is seen.
  public func photosPickerStyle(_ style: PhotosPickerStyle) -> some View { onAppear { style.tell() } }
  /// Which capabilities pickers for pictures in this view have not. Reported when the view is seen: the desktop's dialog has what it has.
  public func photosPickerDisabledCapabilities(_ disabledCapabilities: PHPickerCapabilities) -> some View {
    onAppear {
      if disabledCapabilities.isEmpty { return }
      Report(
        kind: .notOnLinux, path: "photosPickerDisabledCapabilities(_:)",
        message: "the desktop's dialog for files has what it has: \(disabledCapabilities.rawValue) is not taken away."
      ).tell()
    }
  }
  /// Whether the bars of pickers for pictures in this view are seen. Hiding them is reported when the view is seen: the desktop's dialog has its own.
  public func photosPickerAccessoryVisibility(_ visibility: Visibility, edges: Edge.Set = .all) -> some View {
    onAppear {
      if visibility != .hidden { return }
      Report(
        kind: .notOnLinux, path: "photosPickerAccessoryVisibility(_:edges:)",
        message: "the desktop's dialog for files has its own bars: those of \(edges.rawValue) stay."
      ).tell()
    }
  }
}
