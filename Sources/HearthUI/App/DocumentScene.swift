import UniformTypeIdentifiers

/// What a scene is about whose windows show documents. What becomes of documents is a matter of those who make the
/// scene.
protocol DocumentScene {
  /// The types of the files that its windows show, as desktops name them, and the types that have no such name.
  var desktopTypes: (mimeTypes: [String], others: [UTType]) { get }
}
