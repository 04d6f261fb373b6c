import Foundation
import Project
import Testing

@testable import XcodeProject

/// The folder of projects beside the tests.
let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .appendingPathComponent("Fixtures").standardizedFileURL

/// Paths within a fixture, as they are easiest to compare.
private func paths(_ urls: [URL], in name: String) -> [String] {
  let folder = fixtures.appendingPathComponent(name).path + "/"
  return urls.map { $0.path.replacingOccurrences(of: folder, with: "") }
}

struct XcodeProjectTests {
  @Test func `groups of Xcode 14 give sources, resources of languages and a folder as it is`() throws {
    let app = try XcodeProject.read(at: fixtures.appendingPathComponent("Notes/Notes.xcodeproj"))
    #expect(app.name == "Notes" && app.moduleName == "Notes" && app.platform == .iOS)
    #expect(
      paths(app.sources, in: "Notes") == ["Notes/AppDelegate.swift", "Notes/Controllers/NotesViewController.swift"])
    let folder = fixtures.appendingPathComponent("Notes/Notes")
    let expected = [
      Resource(folder.appendingPathComponent("Base.lproj/LaunchScreen.storyboard")),
      Resource(folder.appendingPathComponent("en.lproj/Localizable.strings"), localization: "en"),
      Resource(folder.appendingPathComponent("de.lproj/Localizable.strings"), localization: "de"),
      Resource(folder.appendingPathComponent("Assets.xcassets")),
      Resource(folder.appendingPathComponent("Samples"), rule: .copy),
    ]
    #expect(app.resources.map(\.url.path) == expected.map(\.url.path))
    #expect(app.resources.map(\.rule) == expected.map(\.rule))
    #expect(app.resources.map(\.localization) == expected.map(\.localization))
    #expect(app.notes == [])
  }

  @Test func `the keys of Info plist have their variables filled in`() throws {
    let app = try XcodeProject.read(at: fixtures.appendingPathComponent("Notes"))
    #expect(
      app.information == [
        "CFBundleDevelopmentRegion": .text("en"), "CFBundleExecutable": .text("Notes"),
        "CFBundleIdentifier": .text("org.example.Notes"), "CFBundleName": .text("Notes"),
        "CFBundleShortVersionString": .text("1.2"), "LSRequiresIPhoneOS": .truth(true),
        "UILaunchStoryboardName": .text("LaunchScreen"),
        "UISupportedInterfaceOrientations": .list([.text("UIInterfaceOrientationPortrait")]),
      ])
  }

  @Test func `a scheme gives arguments and environment, without those that are switched off`() throws {
    let app = try XcodeProject.read(at: fixtures.appendingPathComponent("Notes"))
    #expect(app.arguments == ["-reset"])
    #expect(app.environment == ["NOTES_STORE": "/tmp/Notes"])
  }

  @Test func `tests of an app say which framework they are written for`() throws {
    let notes = try XcodeProject.read(at: fixtures.appendingPathComponent("Notes"))
    #expect(notes.tests.map(\.name) == ["NotesTests"])
    #expect(notes.tests.first?.frameworks == [.xcTest])
    let weather = try XcodeProject.read(at: fixtures.appendingPathComponent("Weather"))
    #expect(weather.tests.map(\.name) == ["WeatherTests", "WeatherUITests"])
    #expect(weather.tests.map(\.frameworks) == [[.swiftTesting], [.xcTest]])
  }

  @Test func `files of settings include others, ask for the system and inherit`() throws {
    let app = try XcodeProject.read(at: fixtures.appendingPathComponent("Reader"))
    #expect(app.compilation.conditions == ["DEBUG", "READER", "PHONE", "TOUCH"])
    #expect(app.information["CFBundleIdentifier"] == .text("org.example.reader.debug"))
    #expect(app.information["Server"] == .text("https://example.org"))
  }

  @Test func `settings generate the keys of Info plist`() throws {
    let app = try XcodeProject.read(at: fixtures.appendingPathComponent("Reader"))
    #expect(app.information["CFBundleDisplayName"] == .text("My Reader"))
    #expect(app.information["CFBundleVersion"] == .text("7"))
    #expect(app.information["UIStatusBarHidden"] == .truth(true))
    #expect(app.information["UILaunchScreen"] == .dictionary([:]))
    #expect(
      app.information["UISupportedInterfaceOrientations~ipad"]
        == .list([.text("UIInterfaceOrientationPortrait"), .text("UIInterfaceOrientationLandscapeLeft")]))
  }

  @Test func `packages are named by place and requirement, and a product of none of them is noted`() throws {
    let app = try XcodeProject.read(at: fixtures.appendingPathComponent("Reader"))
    let remote = PackageReference.Place.remote(
      url: "https://github.com/apple/swift-collections.git", requirement: "from: \"1.1.0\"")
    let branch = PackageReference.Place.remote(
      url: "https://github.com/apple/swift-algorithms", requirement: "branch: \"main\"")
    #expect(app.packages.map(\.products) == [["Collections", "DequeModule"], ["Algorithms"], ["Feeds"]])
    #expect(app.packages.prefix(2).map(\.place) == [remote, branch])
    guard case .local(let feeds)? = app.packages.last?.place else { throw Missing() }
    #expect(paths([feeds], in: "Reader") == ["Feeds"])
    #expect(app.notes == ["Reader: no package of the project declares the product Ghost"])
  }

  @Test func `synchronised folders of Xcode 16 leave out what exceptions name`() throws {
    let app = try XcodeProject.read(at: fixtures.appendingPathComponent("Weather"))
    #expect(paths(app.sources, in: "Weather") == ["Weather/Views/ContentView.swift", "Weather/WeatherApp.swift"])
    #expect(
      paths(app.resources.map(\.url), in: "Weather") == [
        "Weather/Assets.xcassets", "Weather/Data/cities.json", "Weather/Localizable.xcstrings",
        "Weather/de.lproj/Cities.strings",
      ])
    #expect(app.resources.last?.localization == "de")
    #expect(paths(app.tests[0].resources.map(\.url), in: "Weather") == ["Weather/Data/cities.json"])
    #expect(app.compilation.languageMode == "6")
    #expect(app.compilation.upcomingFeatures == ["ExistentialAny"])
    #expect(app.information["Tint"] == .text("BLUE"))
  }

  @Test func `settings of Xcode 26 give the isolation and the features`() throws {
    let app = try XcodeProject.read(at: fixtures.appendingPathComponent("Orbit"))
    #expect(app.compilation.isMainActorByDefault && app.compilation.languageMode == "5")
    #expect(
      app.compilation.upcomingFeatures == [
        "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
        "InferSendableFromCaptures", "NonisolatedNonsendingByDefault", "BareSlashRegexLiterals",
        "MemberImportVisibility",
      ])
    #expect(app.resources.map(\.url.lastPathComponent) == ["AppIcon.icon", "Assets.xcassets"])
  }

  @Test func `an app for the Mac and one for several systems are read for theirs`() throws {
    let ledger = try XcodeProject.read(at: fixtures.appendingPathComponent("Ledger"))
    #expect(ledger.platform == .macOS && ledger.name == "My Ledger" && ledger.moduleName == "My_Ledger")
    let compass = try XcodeProject.read(at: fixtures.appendingPathComponent("Compass"))
    #expect(compass.platform == .iOS)
    #expect(
      paths(compass.sources, in: "Compass") == [
        "Shared/CompassApp.swift", "Shared/ContentView.swift", "iOS/Place.swift",
      ])
    #expect(compass.information["UILaunchScreen"] != nil && compass.information["NSHumanReadableCopyright"] == nil)
  }

  @Test func `frameworks come after those that they import, and extensions are described`() throws {
    let app = try XcodeProject.read(at: fixtures.appendingPathComponent("Tally"))
    #expect(app.modules.map(\.moduleName) == ["TallyCore", "TallyKit"])
    #expect(app.modules.map { $0.sources.map(\.lastPathComponent) } == [["Number.swift"], ["Tally.swift"]])
    #expect(app.extensions.map(\.name) == ["TallyWidget"])
    #expect(app.extensions.first?.modules.map(\.moduleName) == ["TallyCore", "TallyKit"])
    #expect(app.notes == ["Tally: the script \"Lint\" does not run"])
  }

  @Test func `a workspace names projects and packages, and schemes of its own`() throws {
    let app = try XcodeProject.read(at: fixtures.appendingPathComponent("Shop"), target: "Shop (Test)")
    #expect(app.arguments == ["--shelf", "second floor"] && app.environment == ["STAGE": "test"])
    #expect(app.packages.map(\.products) == [["Cart"]])
    #expect(
      try XcodeProject.read(at: fixtures.appendingPathComponent("Shop/Shop.xcworkspace")).sources == app.sources)
  }

  @Test func `a project of XML with two apps is read for the one that is asked for`() throws {
    let phone = try XcodeProject.read(at: fixtures.appendingPathComponent("Twins"))
    #expect(phone.name == "Phone" && phone.platform == .iOS)
    let gone = fixtures.appendingPathComponent("Twins/Twins/Gone.swift").path
    #expect(
      phone.notes == [
        "Phone: Objective-C is not compiled, which is 1 file: Legacy.m",
        "Phone: the project names a file that is not there: \(gone)",
        "Phone is read; the project has other apps too: Desk",
      ])
    let desk = try XcodeProject.read(at: fixtures.appendingPathComponent("Twins"), target: "Desk")
    #expect(desk.platform == .macOS && desk.sources.map(\.lastPathComponent) == ["Shared.swift", "DeskApp.swift"])
  }

  private struct Missing: Error {}
}
