import Foundation

/// Compiles functions in Metal's language into a library of native code, by clang and headers of ours.
///
/// The source is compiled as it is, as C++; functions with the attribute `[[ stitchable ]]` are listed in a table, by which
/// the program finds them. What the headers do not have is an error of the compiler, at its place in the source.
struct ShaderCompiler {
  /// A program or its path.
  var compiler = "clang++"

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// - Parameters:
  ///   - sources: Paths.
  ///   - output: The path of the library.
  func compile(_ sources: [String], to output: String) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "shaders-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in Self.headers {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    var units: [String] = []
    for (index, path) in sources.enumerated() {
      let names = Self.functions(in: String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self))
      let unit = folder.appending(path: "unit\(index).cpp")
      try Data(Self.unit(path, index, names).utf8).write(to: unit)
      units.append(unit.path)
    }
    let library = folder.appending(path: "library")
    try run(Self.options + ["-I", folder.path] + units + ["-o", library.path, "-lm"])
    try Data(contentsOf: library).writeIfNew(to: output)
  }

  /// Metal computes with numbers of 32 bits where nothing else is said, and may compute sums in any order; what is not a
  /// number stays one, so that it can be told from others. Source: Metal Shading Language Specification, "Compiler
  /// Options".
  private static let options = [
    "-x", "c++", "-std=c++20", "-O3", "-fPIC", "-shared", "-nostdinc++", "-nostdlib++", "-fvisibility=hidden",
    "-fno-math-errno", "-fno-trapping-math", "-fno-signed-zeros", "-freciprocal-math", "-fassociative-math",
    "-fno-exceptions", "-fno-rtti", "-Xclang", "-cl-single-precision-constant", "-Wno-unused-command-line-argument",
  ]

  private func run(_ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [compiler] + arguments
    let pipe = Pipe()
    process.standardError = pipe
    try process.run()
    let messages = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    if process.terminationStatus == 0 { return }
    throw Failure(description: String(decoding: messages, as: UTF8.self))
  }

  // MARK: - The source

  /// What is compiled for a file: the file, and the table of its functions.
  private static func unit(_ path: String, _ index: Int, _ names: [String]) -> String {
    let quoted = path.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
    let rows = names.map { "  HEARTH_ENTRY(\($0)),\n" }.joined()
    return """
      #include "\(quoted)"
      #include <hearth_entries.h>
      extern "C" __attribute__((visibility("default"))) const hearth::Entry hearth_shaders_\(index)[] = {
      \(rows)  {nullptr, nullptr, nullptr}
      };

      """
  }

  /// The names of the functions with the attribute `[[ stitchable ]]`, in their order.
  static func functions(in source: String) -> [String] {
    var names: [String] = []
    let text = withoutComments(source)
    let attribute = try! Regex(#"\[\[[^\]]*\bstitchable\b[^\]]*\]\]([^;{(]*?)([A-Za-z_][A-Za-z_0-9]*)\s*\("#)
    for match in text.matches(of: attribute) {
      if let name = match.output[2].substring.map(String.init), !names.contains(name) { names.append(name) }
    }
    return names
  }
  private static func withoutComments(_ source: String) -> String {
    var result = "", rest = Substring(source)
    while let start = rest.firstIndex(of: "/") {
      result += rest[..<start]
      rest = rest[start...]
      if rest.hasPrefix("//") {
        rest = rest[(rest.firstIndex(of: "\n") ?? rest.endIndex)...]
      } else if rest.hasPrefix("/*") {
        let end = rest.dropFirst(2).range(of: "*/")?.upperBound ?? rest.endIndex
        rest = rest[end...]
        result += " "
      } else {
        result += "/"
        rest = rest.dropFirst()
      }
    }
    return result + rest
  }

  // MARK: - Headers

  /// By their names in `#include`.
  private static var headers: [String: String] {
    func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
    var all = [
      "metal_stdlib": text(PackageResources.metal_stdlib_txt),
      "SwiftUI/SwiftUI_Metal.h": text(PackageResources.swiftui_metal_txt),
      "SwiftUI/SwiftUI.h": "#pragma once\n#include <SwiftUI/SwiftUI_Metal.h>\n",
      "hearth_entries.h": text(PackageResources.hearth_entries_txt),
    ]
    // Parts of the library, which is one file here.
    for part in ["math", "common", "geometric", "matrix", "texture", "integer", "relational", "types", "numeric"] {
      all["metal_" + part] = "#pragma once\n#include <metal_stdlib>\n"
    }
    all["simd/simd.h"] = "#pragma once\n#include <metal_stdlib>\n"
    return all
  }
}
