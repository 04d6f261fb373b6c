import Foundation
import HearthRendering

/// Functions of the app in Metal's language, by their names.
///
/// ```metal
/// #include <metal_stdlib>
/// using namespace metal;
/// [[ stitchable ]] half4 stripes(float2 position, half4 color, float width) {
///   return fract(position.x / width) < 0.5 ? color : color * 0.5;
/// }
/// ```
/// ```swift
/// Image("Portrait").colorEffect(ShaderLibrary.stripes(.float(8)))
/// ```
///
/// The plugin `XcodeTarget` compiles the files of a target that end in `.metal` into native code, which runs on all
/// cores. A function that a library does not have is reported, and what it would change is drawn as it is.
///
/// Source: Apple, "ShaderLibrary".
@dynamicMemberLookup public struct ShaderLibrary: Hashable, Sendable {
  enum Source: Hashable, Sendable {
    /// The path of a bundle's resources; nil for the app's.
    case bundle(String?)
    case data(Data)
    case file(String)
  }
  let source: Source
  private init(_ source: Source) { self.source = source }

  /// The functions of the app's own target.
  public static let `default` = ShaderLibrary(.bundle(nil))
  /// The functions of the target whose resources are in a bundle: `.bundle(.module)` of a package.
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary {
    ShaderLibrary(.bundle(bundle === Bundle.main ? nil : bundle.resourcePath ?? bundle.bundlePath))
  }
  /// A library that the plugin `XcodeTarget` has compiled, as bytes. One that was compiled for Apple's processors is
  /// reported.
  public init(data: Data) { self.init(.data(data)) }
  /// A library that the plugin `XcodeTarget` has compiled, as a file.
  public init(url: URL) { self.init(.file(url.path)) }

  /// A function by its name.
  public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
  /// A function of the app's own target, by its name.
  public static subscript(dynamicMember name: String) -> ShaderFunction { `default`[dynamicMember: name] }
}

/// A function of a library. Called with arguments it makes a ``Shader``.
@dynamicCallable public struct ShaderFunction: Hashable, Sendable {
  /// Where the function is.
  public var library: ShaderLibrary
  /// The name of the function in the library.
  public var name: String
  /// Creates a reference to a function, which need not exist.
  public init(library: ShaderLibrary, name: String) { (self.library, self.name) = (library, name) }
  /// The function with arguments for the parameters after those that each kind of effect brings along.
  public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: args)
  }
}

/// Why a function cannot be run.
struct ShaderProblem: Error, CustomStringConvertible {
  let description: String
}

/// Libraries that were loaded. They stay: their code may be running.
enum LoadedShaders {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var libraries:
    [ShaderLibrary.Source: Result<[String: ShaderEntry], ShaderProblem>] =
      [:]

  static func entry(_ function: ShaderFunction) throws(ShaderProblem) -> ShaderEntry {
    let entries = try library(function.library.source).get()
    guard let entry = entries[function.name] else {
      let names = entries.keys.sorted().joined(separator: ", ")
      throw ShaderProblem(
        description:
          "there is no function \"\(function.name)\" in the library, which has \(names.isEmpty ? "none" : names). It needs the attribute [[ stitchable ]]."
      )
    }
    return entry
  }
  private static func library(_ source: ShaderLibrary.Source) -> Result<[String: ShaderEntry], ShaderProblem> {
    lock.lock()
    defer { lock.unlock() }
    if let known = libraries[source] { return known }
    let result = Result { () throws(ShaderProblem) in try load(source) }
    libraries[source] = result
    return result
  }

  private static func load(_ source: ShaderLibrary.Source) throws(ShaderProblem) -> [String: ShaderEntry] {
    switch source {
    case .bundle(let path):
      let bundle = path.map { Bundle(path: $0) } ?? Bundle.main
      guard let file = bundle?.path(forResource: "default", ofType: "hearthshaders") else {
        throw ShaderProblem(
          description:
            "there are no compiled functions in \(path ?? "the app's resources"). Give the target the plugin XcodeTarget, which compiles its .metal files."
        )
      }
      return try load(file)
    case .file(let path):
      guard let data = FileManager.default.contents(atPath: path) else {
        throw ShaderProblem(description: "there is no file \(path).")
      }
      try check(data)
      return try load(path)
    case .data(let data):
      try check(data)
      let file = FileManager.default.temporaryDirectory.appending(path: "hearth-shaders-\(UUID().uuidString)")
      // What is loaded stays in memory without its file.
      defer { try? FileManager.default.removeItem(at: file) }
      do { try data.write(to: file) } catch {
        throw ShaderProblem(description: "the library cannot be written to \(file.path): \(error.localizedDescription)")
      }
      return try load(file.path)
    }
  }
  private static func check(_ data: Data) throws(ShaderProblem) {
    if data.starts(with: [0x7F, 0x45, 0x4C, 0x46]) { return }
    let isApple = data.starts(with: Data("MTLB".utf8))
    throw ShaderProblem(
      description: isApple
        ? "the library is for Apple's processors. Compile its source with the plugin XcodeTarget."
        : "\(data.count) bytes are no library that the plugin XcodeTarget has compiled.")
  }
  private static func load(_ path: String) throws(ShaderProblem) -> [String: ShaderEntry] {
    guard let handle = dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
      throw ShaderProblem(description: "\(path) cannot be loaded: \(dlerror().map { String(cString: $0) } ?? "")")
    }
    var entries: [String: ShaderEntry] = [:]
    // A table for each source file: a name, a signature and a function each, until there is no name.
    for file in 0... {
      guard var row = dlsym(handle, "hearth_shaders_\(file)").map({ UnsafeRawPointer($0) }) else { break }
      while let name = row.load(as: UnsafePointer<CChar>?.self) {
        let signature = row.load(fromByteOffset: 8, as: UnsafePointer<CChar>?.self)
        typealias Run = @convention(c) (UnsafeRawPointer) -> Void
        if let signature, let run = row.load(fromByteOffset: 16, as: Run?.self) {
          let name = String(cString: name)
          entries[name] = ShaderEntry(name: name, signature: String(cString: signature), run: run)
        }
        row += 24
      }
    }
    return entries
  }
}
