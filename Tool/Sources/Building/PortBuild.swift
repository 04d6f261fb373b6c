import Foundation
import Lowering
import Project

/// Builds what an app imports, part by part, for who asks what keeps it from compiling here: what cannot be built is noted, and the rest goes on.
public struct PortBuild {
  /// A package, or a framework of the project.
  public struct Part: Sendable, Equatable {
    public var name: String
    public var isBuilt: Bool
    /// Why it is not.
    public var message: String
  }
  public private(set) var packages: [Part] = []
  public private(set) var frameworks: [Part] = []
  /// What the app is compiled with to find those that were built.
  public private(set) var flags: [String] = []
  /// What the app's sources have to know of them.
  public private(set) var names = DeclaredNames()

  private let app: AppDescription
  private let build: AppBuild

  public init(_ app: AppDescription, at place: URL, _ installation: Installation, _ toolchain: Toolchain) {
    self.app = app
    build = AppBuild(app, at: place, installation, toolchain)
  }

  public mutating func run() throws {
    try buildPackages()
    for module in app.modules {
      do {
        let (more, declared) = try build.compile(module, flags, names)
        flags += more
        names.formUnion(declared)
        frameworks.append(Part(name: module.name, isBuilt: true, message: ""))
      } catch let problem as ProjectProblem {
        frameworks.append(Part(name: module.name, isBuilt: false, message: problem.description))
      }
    }
  }

  /// What is compiled with the app's sources: imports, symbols of its catalogues, classes of its models and where its resources are.
  public func generatedSources() throws -> [URL] { try generatedSources(of: app) }
  /// The same of an extension of the app.
  public func generatedSources(of app: AppDescription) throws -> [URL] {
    let folder = build.output.appending(path: "port/\(app.moduleName)")
    do { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) } catch {
      throw ProjectProblem("What is built cannot be written to \(folder.path): \(error.localizedDescription)")
    }
    return try GeneratedSources(app, in: folder, build.installation, build.toolchain).write(entry: .type)
  }

  private mutating func buildPackages() throws {
    let all = app.allPackages
    if all.isEmpty { return }
    if let outcome = try? outcome(of: all, in: "packages") {
      packages = all.map { part(of: $0, outcome) }
      (flags, names) = (outcome.flags, outcome.names)
      return
    }
    // Something does not build: each is tried by itself, and those that do are built together.
    var fitting: [PackageReference] = []
    for (index, package) in all.enumerated() {
      do {
        let outcome = try outcome(of: [package], in: "port-packages/\(index)"), part = part(of: package, outcome)
        packages.append(part)
        if part.isBuilt { fitting.append(package) }
      } catch {
        packages.append(Part(name: Self.name(of: package), isBuilt: false, message: "\(error)"))
      }
    }
    guard !fitting.isEmpty else { return }
    let outcome = try outcome(of: fitting, in: "port-packages/all")
    (flags, names) = (outcome.flags, outcome.names)
  }
  private func outcome(of packages: [PackageReference], in folder: String) throws -> DependencyBuild.Outcome {
    var dependencies = DependencyBuild(
      packages, for: app.platform, in: build.output.appending(path: folder), build.installation, build.toolchain,
      isRelease: false)
    dependencies.pins = app.pins
    let outcome = try dependencies.build()
    let wrong = outcome.diagnostics.filter(\.isError)
    if !wrong.isEmpty { throw ProjectProblem(wrong.map(\.description).joined(separator: "\n")) }
    return outcome
  }
  private func part(of package: PackageReference, _ outcome: DependencyBuild.Outcome) -> Part {
    let name = Self.name(of: package), isMissing = outcome.missing.contains(name)
    return Part(name: name, isBuilt: !isMissing, message: isMissing ? "it cannot be fetched" : "")
  }
  private static func name(of package: PackageReference) -> String {
    switch package.place {
    case .local(let url): url.path
    case .remote(let url, _): url
    }
  }
}
