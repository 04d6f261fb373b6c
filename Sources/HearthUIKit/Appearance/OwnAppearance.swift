import HearthCore
import HearthUI

/// Gives a control the looks that its view was given, where it was given any.
struct OwnAppearance<Look>: ViewModifier {
  private let path: WritableKeyPath<Appearances, Look> & Sendable
  private let look: Look
  private let isSet: Bool
  init(_ path: WritableKeyPath<Appearances, Look> & Sendable, _ look: Look, isSet: Bool) {
    (self.path, self.look, self.isSet) = (path, look, isSet)
  }
  func body(content: Content) -> some View {
    content.transformEnvironment(\.appearances) { if isSet { $0[keyPath: path] = look } }
  }
}
