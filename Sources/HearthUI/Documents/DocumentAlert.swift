/// What a window tells the user about its document.
enum DocumentAlert {
  case failed(String, String)
  /// Another program has changed the file, or taken it away.
  case disputed(isGone: Bool)
  /// A document without a file is about to close.
  case closing
  case renaming
}
