import Foundation

/// What a project takes from CocoaPods. Its folder `Pods` is made by a program that is not here, and many repositories leave it out.
enum CocoaPods {
  /// A sentence about the pods of a target whose folder is not there.
  static func note(of target: String, in project: ProjectFile) -> String {
    var folder = project.folder, names: [String] = []
    for _ in 0..<3 {
      let file = folder.appendingPathComponent("Podfile")
      if let text = try? String(contentsOf: file, encoding: .utf8) {
        names = self.names(in: text)
        break
      }
      folder.deleteLastPathComponent()
    }
    let list = names.isEmpty ? "" : ": " + names.joined(separator: ", ")
    return "\(target): its pods are not there\(list). Who imports one does not compile; a Swift package takes its place"
  }

  /// The names after `pod`, without those of a pod's parts.
  static func names(in podfile: String) -> [String] {
    var names: [String] = []
    for line in podfile.split(whereSeparator: \.isNewline) {
      let line = line.drop { $0 == " " || $0 == "\t" }
      guard line.hasPrefix("pod "), let quoted = line.firstMatch(of: #/['"]([^'"\/]+)/#) else { continue }
      let name = String(quoted.output.1)
      if !names.contains(name) { names.append(name) }
    }
    return names
  }
}
