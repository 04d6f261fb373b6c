#if GTK
  import HearthCore

  /// The keyboard on the screen for all windows of the app; nil where the app has none of ours.
  enum SessionKeyboard {
    static var link: (any SoftwareKeyboardLink)?
    /// What carries bytes between both, as long as they are there.
    static var service: (any SoftwareKeyboardService)?
  }
#endif
