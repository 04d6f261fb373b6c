import Foundation

/// A storyboard or a nib of Interface Builder, which is not read here beyond what a user has to be told of it.
struct InterfaceFile {
  let name: String
  /// Whether it is the picture that is there before the app is: a window needs none here.
  let isLaunchScreen: Bool
  /// The class of the screen that comes first, where it is one of the app's.
  let firstClass: String?

  init(_ file: URL) {
    name = file.lastPathComponent
    let elements = (try? MarkupFile.elements(of: file)) ?? []
    let document = elements.first { $0.name == "document" }?.attributes ?? [:]
    isLaunchScreen =
      document["launchScreen"] == "YES" || name.hasPrefix("LaunchScreen") || name.hasPrefix("Launch Screen")
    let first = document["initialViewController"]
    firstClass = elements.first { $0.attributes["id"] == first && first != nil }?.attributes["customClass"]
  }

  /// A sentence for the user; nil where nothing is amiss.
  func note(_ target: String) -> String? {
    if isLaunchScreen { return nil }
    let first = firstClass.map { " It begins with \($0): give a UIWindow that as its rootViewController." } ?? ""
    return "\(target): \(name) is of Interface Builder, and is not read: what it holds is not shown.\(first)"
  }
}
