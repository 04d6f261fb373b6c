import Foundation

/// What a program is made of: what `hearth run` compiles, wherever it was read from, a file, a folder, a package or a project of Xcode.
///
/// All URLs are absolute files.
public struct AppDescription: Sendable, Equatable {
  /// What the program is called, as in its window's title and the name of its executable.
  public var name: String
  /// The name of its module, which is an identifier.
  public var moduleName: String
  /// The target that it was read from, where that has a name of its own.
  public var target: String?
  /// For which of Apple's systems the sources were written, which decides what `#if os(iOS)` and its like mean in them.
  public var platform: SourcePlatform
  public var sources: [URL] = []
  public var resources: [Resource] = []
  /// Sources of shaders, which become one file among the resources. Without them those beside the sources are taken.
  public var shaders: [URL] = []
  /// The keys of Info.plist with all variables filled in.
  public var information: [String: PropertyValue] = [:]
  public var compilation = CompilationOptions()
  public var packages: [PackageReference] = []
  /// The file `Package.resolved` that says which versions of packages the project was built with.
  public var pins: URL?
  /// Arguments and environment of the scheme that runs the program.
  public var arguments: [String] = []
  public var environment: [String: String] = [:]
  /// Targets of the same project that only run within or against this one.
  public var tests: [TestDescription] = []
  public var extensions: [AppDescription] = []
  /// Frameworks of the same project that the program or one of them imports, each a module of its own. One comes after those that it imports.
  public var modules: [AppDescription] = []
  /// What was asked for and is not to be had: sentences for the user.
  public var notes: [String] = []

  public init(name: String, moduleName: String? = nil, platform: SourcePlatform) {
    self.name = name
    self.moduleName = moduleName ?? Self.identifier(from: name)
    self.platform = platform
  }

  /// The packages of the program and of its modules, each once with all products.
  public var allPackages: [PackageReference] {
    var all: [PackageReference] = []
    for package in packages + modules.flatMap(\.packages) {
      if let index = all.firstIndex(where: { $0.place == package.place }) {
        all[index].products += package.products.filter { !all[index].products.contains($0) }
      } else {
        all.append(package)
      }
    }
    return all
  }

  /// The same with the packages and frameworks that its extensions use as well.
  public var withPartsOfExtensions: AppDescription {
    var whole = self
    for part in extensions {
      whole.packages += part.packages
      for module in part.modules where !whole.modules.contains(where: { $0.moduleName == module.moduleName }) {
        whole.modules.append(module)
      }
    }
    whole.packages = whole.allPackages
    return whole
  }

  /// The identifier that Xcode makes of a product's name: each character that an identifier cannot have in its place becomes an
  /// underscore.
  public static func identifier(from name: String) -> String {
    var text = ""
    for character in name {
      let fits = character.isLetter || character == "_" || (character.isNumber && !text.isEmpty)
      text.append(fits ? character : "_")
    }
    return text.isEmpty ? "_" : text
  }
}

/// The system that sources were written for.
public enum SourcePlatform: String, Sendable, CaseIterable {
  case iOS = "ios", macOS = "macos", linux, watchOS = "watchos", tvOS = "tvos", visionOS = "visionos"
}

/// A file or folder that the program finds in its bundle.
public struct Resource: Sendable, Hashable {
  /// What becomes of it: Xcode copies a folder as it is (`copy`), and what is in a group goes into the bundle's root (`process`).
  public enum Rule: Sendable, Hashable { case process, copy }

  public var url: URL
  public var rule: Rule
  /// `de` for a file that is one of a language.
  public var localization: String?
  /// The folder among the resources that it goes into, as in `Data/Maps`; empty for the outermost.
  public var folder: String

  public init(_ url: URL, rule: Rule = .process, localization: String? = nil, folder: String = "") {
    self.url = url
    self.folder = folder
    self.rule = rule
    self.localization = localization
  }
}

/// What the compiler is told besides the sources.
public struct CompilationOptions: Sendable, Equatable {
  /// The language mode, "5" or "6".
  public var languageMode = "5"
  public var isMainActorByDefault = false
  public var upcomingFeatures: [String] = []
  public var experimentalFeatures: [String] = []
  /// What `#if NAME` asks for.
  public var conditions: [String] = []
  public var otherFlags: [String] = []

  public init() {}
}

/// A Swift package that a program uses.
public struct PackageReference: Sendable, Hashable {
  public enum Place: Sendable, Hashable {
    case local(URL)
    /// The requirement as Package.swift spells it, `from: "1.0.0"`.
    case remote(url: String, requirement: String)
  }

  public var place: Place
  public var products: [String]

  public init(_ place: Place, products: [String]) {
    self.place = place
    self.products = products
  }
}

/// Tests of a program.
public struct TestDescription: Sendable, Equatable {
  public enum Framework: String, Sendable { case xcTest, swiftTesting }

  public var name: String
  public var sources: [URL]
  public var resources: [Resource]
  public var frameworks: [Framework]
  public var compilation: CompilationOptions
  public var packages: [PackageReference] = []
  /// Whether they drive the app from outside.
  public var isUserInterfaceTest = false

  public init(
    name: String, sources: [URL], resources: [Resource] = [], frameworks: [Framework] = [],
    compilation: CompilationOptions = CompilationOptions()
  ) {
    self.name = name
    self.sources = sources
    self.resources = resources
    self.frameworks = frameworks
    self.compilation = compilation
  }
}

/// A value of a property list.
public enum PropertyValue: Sendable, Equatable {
  case text(String)
  case number(Double)
  case truth(Bool)
  case list([PropertyValue])
  case dictionary([String: PropertyValue])
  case data(Data)
  case date(Date)
}

extension PropertyValue {
  /// The same as Foundation's property lists have it.
  public var propertyList: Any {
    switch self {
    case .text(let value): value
    case .number(let value):
      value == value.rounded() && abs(value) < 1e15 ? NSNumber(value: Int(value)) : NSNumber(value: value)
    case .truth(let value): NSNumber(value: value)
    case .list(let values): values.map(\.propertyList)
    case .dictionary(let values): values.mapValues(\.propertyList)
    case .data(let value): value
    case .date(let value): value
    }
  }
}
