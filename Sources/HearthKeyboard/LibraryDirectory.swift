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

  /// Where this process has found Swift's libraries. Nil where they are linked into it.
  package static let ofSwift: String? = {
    guard let maps = FileManager.default.contents(atPath: "/proc/self/maps") else { return nil }
    return folder(of: "libswiftCore.so", in: String(decoding: maps, as: UTF8.self))
  }()
  /// The folder of a library that is mapped.
  static func folder(of library: String, in maps: String) -> String? {
    for line in maps.split(separator: "\n") where line.hasSuffix("/" + library) {
      guard let start = line.firstIndex(of: "/") else { continue }
      return String(line[start...].dropLast(library.count + 1))
    }
    return nil
  }

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
