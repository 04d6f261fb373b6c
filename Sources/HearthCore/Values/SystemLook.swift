/// Which edition of Apple's systems the interface looks like: that of iOS 15 to 18, or that of 26 with its panes of glass.
///
/// Colours follow it on all devices, lengths and forms on phones and tablets. A desktop keeps its own forms: it stands
/// among programs that have them.
public enum SystemLook: String, CaseIterable, Sendable {
  /// iOS 15 to 18.
  case ios17 = "17"
  /// iOS 26 and later.
  case ios26 = "26"
}

extension Idiom {
  /// Whether controls and bars are of glass: on phones and tablets of iOS 26.
  package func isGlassy(_ look: SystemLook) -> Bool { isTouched && look == .ios26 }
}
