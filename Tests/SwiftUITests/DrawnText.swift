import HearthTesting

extension TestWindow {
  /// Sets the desktop's wish for less movement.
  func reduceMotion() { settings.reducesMotion = true }
}
