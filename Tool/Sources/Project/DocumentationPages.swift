import Foundation

/// The pages that DocC has made in a folder.
public struct DocumentationPages {
  private let folder: URL

  /// - Throws: `ProjectProblem` where there are none.
  public init(_ folder: URL) throws {
    guard FileManager.default.fileExists(atPath: folder.appending(path: "index.html").path) else {
      throw ProjectProblem("\(folder.path) has no pages: this Hearth was installed without its documentation.")
    }
    self.folder = folder
  }

  /// Where a page is below the folder, however its name is written: `focus`, `Focus`, `HearthTesting/TestWindow`, `First-App`. Without a name the first one.
  ///
  /// - Throws: `ProjectProblem` that names similar pages.
  public func path(of page: String?) throws -> String {
    let name = (page ?? "hearth").lowercased().trimmingCharacters(in: CharacterSet(charactersIn: "/"))
      .replacingOccurrences(of: " ", with: "-")
    let folders = [
      "documentation", "documentation/hearth", "documentation/hearthtesting", "tutorials", "tutorials/hearth",
    ]
    for folder in folders where has("\(folder)/\(name)") { return "\(folder)/\(name)/" }
    let names = folders.flatMap(pages).filter { $0.hasPrefix(name.prefix(3)) }
    let similar = names.isEmpty ? "" : " There is \(Set(names).sorted().prefix(8).joined(separator: ", "))."
    throw ProjectProblem("There is no page \(page ?? "").\(similar)")
  }

  private func has(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: path + "/index.html").path)
  }
  private func pages(in part: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.appending(path: part).path)) ?? []
  }
}
