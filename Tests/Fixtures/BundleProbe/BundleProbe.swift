// A program whose resources lie where the package manager puts them, and who looks for them where Xcode does.
import SwiftUI

@main struct BundleProbe {
  static func main() throws {
    let main = Bundle.main
    func file(_ url: URL?) -> String {
      url.map { $0.deletingLastPathComponent().lastPathComponent + "/" + $0.lastPathComponent } ?? "missing"
    }
    print("name and type: \(file(main.url(forResource: "cities", withExtension: "json")))")
    print("whole name: \(file(main.url(forResource: "cities.json", withExtension: nil)))")
    print(
      "path: \(main.path(forResource: "cities", ofType: "json").map { file(URL(fileURLWithPath: $0)) } ?? "missing")")
    print(
      "all of a type: \((main.urls(forResourcesWithExtension: "json", subdirectory: nil) ?? []).map(\.lastPathComponent!).sorted())"
    )
    print(
      "in a language: \(file(main.url(forResource: "hint", withExtension: "txt", subdirectory: nil, localization: "de")))"
    )
    print("directory: \(file(main.resourceURL))")
    print("below it: \(FileManager.default.fileExists(atPath: (main.resourcePath ?? "") + "/cities.json"))")
    print("unknown: \(file(main.url(forResource: "villages", withExtension: "json")))")
    print(
      "translated: \(NSLocalizedString("greeting", comment: "")), \(main.localizedString(forKey: "nothing", value: "as it is", table: nil))"
    )
    print("version: \(main.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String ?? "missing")")
    print("name: \(main.object(forInfoDictionaryKey: "CFBundleDisplayName") as? String ?? "missing")")
    let seats = NSLocalizedString("seats", tableName: "Seats", comment: "")
    print("counted: \([1, 3].map { String.localizedStringWithFormat(seats, $0, "row A") })")
    print("identifier: \(main.bundleIdentifier ?? "missing")")
    print(
      "program: \(file(main.executableURL)) in \(main.bundleURL.lastPathComponent), module: \(file(Bundle.module.bundleURL))"
    )
  }
}
