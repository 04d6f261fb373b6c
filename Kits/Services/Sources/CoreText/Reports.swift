import HearthCore

/// Says once that a frame has no attributes.
func warnOfAttributes(_ attributes: [String: Any]?) {
  guard let attributes, !attributes.isEmpty else { return }
  Report(
    kind: .notOnLinux, path: "CTFramesetter",
    message:
      "\(attributes.keys.sorted().joined(separator: ", ")): a frame has no attributes, and lines fill a rectangle from its top."
  ).tell()
}
