import Foundation

/// Where the file lies that this code is part of: beside the program where Hearth is linked into it, and where Hearth is installed where it is
/// a shared library.
package enum LibraryDirectory {
  /// An absolute path, with symbolic links followed. Nil where the system does not say what is in this process.
  package static let path: String? = {
    guard let maps = FileManager.default.contents(atPath: "/proc/self/maps") else { return nil }
    let address = UInt(bitPattern: UnsafeRawPointer(#dsohandle))
    return file(at: address, of: String(decoding: maps, as: UTF8.self)).map {
      ($0 as NSString).deletingLastPathComponent
    }
  }()

  /// The file that is mapped at an address.
  ///
  /// - Parameter maps: Lines as `7f00-7fff r--p 00000000 08:01 42   /usr/lib/x.so`. Source: proc(5), /proc/pid/maps.
  static func file(at address: UInt, of maps: String) -> String? {
    for line in maps.split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 5)
      let bounds = parts[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
      guard parts.count == 6, bounds.count == 2, bounds[0] <= address, address < bounds[1] else { continue }
      let name = parts[5].drop { $0 == " " }
      return name.hasPrefix("/") ? String(name) : nil
    }
    return nil
  }
}
