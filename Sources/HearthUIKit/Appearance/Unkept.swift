import HearthCore

/// Says that what an app has set is kept and changes nothing here, once for each member.
///
/// - Parameters:
///   - member: The type and the member: "UIScrollView.indicatorStyle".
///   - advice: What is seen instead, and what to do about it where there is something: a sentence.
///   - isSet: Whether it was set to anything else than what it is by itself.
func reportUnkept(_ member: String, if isSet: Bool = true, _ advice: String) {
  if isSet { Report(kind: .notOnLinux, path: member, message: "is kept, and changes nothing: \(advice)").tell() }
}
