#if GTK
  import Foundation
  import HearthStrings

  /// The fonts that an app brings along: files of fonts among its resources, and those of its packages.
  ///
  /// All are there for the app's text, as those that `UIAppFonts` lists are on Apple's systems; no list is needed, and no
  /// other program sees them.
  package enum AppFonts {
    /// Source: fontconfig, the formats that it reads.
    private static let extensions: Set<String> = ["ttf", "otf", "ttc", "otc", "woff", "woff2"]
    /// Paths, sorted within a directory.
    package static let files: [String] = files(in: ResourceDirectories.main)

    /// A directory of resources is searched to the bottom. Others may hold anything: of them only what lies in the directory
    /// itself and in its folder Fonts counts.
    static func files(in directories: [String]) -> [String] {
      var result: [String] = []
      for directory in directories {
        if directory.hasSuffix(".resources") {
          result += files(below: directory, levels: 4)
        } else {
          result += files(below: directory, levels: 0) + files(below: directory + "/Fonts", levels: 0)
        }
      }
      return result
    }
    private static func files(below directory: String, levels: Int) -> [String] {
      var result: [String] = []
      for name in ((try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []).sorted() {
        let kind = (name as NSString).pathExtension.lowercased(), path = directory + "/" + name
        if extensions.contains(kind) {
          result.append(path)
        } else if levels > 0, kind.isEmpty {
          result += files(below: path, levels: levels - 1)
        }
      }
      return result
    }
  }
#endif
