import Foundation
import Project
import Testing

@testable import Packaging

struct PackagedAppTests {
  private func app(
    _ information: [String: PropertyValue], name: String = "My Trips", words: PackagedApp.Words = .init()
  ) throws -> PackagedApp {
    var description = AppDescription(name: name, platform: .iOS)
    description.information = information
    return try PackagedApp(description, words)
  }

  @Test func `takes what Info.plist says`() throws {
    let app = try app([
      "CFBundleIdentifier": .text("com.example.trips"), "CFBundleDisplayName": .text("Trips"),
      "CFBundleShortVersionString": .text("2.1"), "LSApplicationCategoryType": .text("public.app-category.travel"),
      "NSHumanReadableCopyright": .text("© 2026 Ann"),
    ])
    #expect(app.identifier == "com.example.trips")
    #expect(app.name == "Trips")
    #expect(app.command == "my-trips")
    #expect(app.version == "2.1")
    #expect(app.copyright == "© 2026 Ann")
    #expect(app.categories == ["Utility"])
  }

  @Test func `what the developer says takes precedence`() throws {
    var words = PackagedApp.Words()
    words.identifier = "org.trips.App"
    words.command = "trips"
    words.version = "3.0~rc1"
    let app = try app(["CFBundleIdentifier": .text("com.example.trips")], words: words)
    #expect(app.identifier == "org.trips.App")
    #expect(app.command == "trips")
    #expect(app.version == "3.0~rc1")
  }

  @Test(arguments: ["trips", "com..trips", "com.1trips", "com.ex ample.trips", ".a.b", "com.größe.app"])
  func `a name that desktops do not take is refused`(identifier: String) {
    #expect(throws: PackagedApp.Problem.self) { try app(["CFBundleIdentifier": .text(identifier)]) }
  }

  @Test(arguments: ["v1", "1.0 beta", "$(MARKETING_VERSION)"]) func `a version that packages do not take is refused`(
    version: String
  ) {
    #expect(throws: PackagedApp.Problem.self) { try app(["CFBundleShortVersionString": .text(version)]) }
  }

  @Test(arguments: [
    ("Cookbook", "cookbook"), ("My  App!", "my-app"), ("Café 2", "cafe-2"), ("__x9", "x9"),
  ]) func `a command is made of the name`(name: String, command: String) throws {
    #expect(try app([:], name: name).command == command)
  }
  @Test(arguments: ["", "!", "日本"]) func `no command is made of a name without letters of ASCII`(name: String) {
    #expect(throws: PackagedApp.Problem.self) { try app([:], name: name) }
  }

  @Test(arguments: [
    ("public.app-category.music", ["AudioVideo", "Audio"]), ("public.app-category.puzzle-games", ["Game"]),
    ("public.app-category.unheard", ["Utility"]), ("photography", ["Utility"]),
  ]) func `categories of the store become those of the menu`(type: String, categories: [String]) {
    #expect(PackagedApp.categories(of: type) == categories)
  }

  @Test func `types of its own are declared with their extensions`() throws {
    let app = try app([
      "UTExportedTypeDeclarations": .list([
        .dictionary([
          "UTTypeDescription": .text("Trip & Tour"),
          "UTTypeTagSpecification": .dictionary([
            "public.mime-type": .text("application/x-trip"),
            "public.filename-extension": .list([.text("trip"), .text("tour")]),
          ]),
        ]),
        // Nothing on Linux knows a type without a MIME type.
        .dictionary(["UTTypeTagSpecification": .dictionary(["public.filename-extension": .text("x")])]),
      ])
    ])
    let types = try #require(SoftwareDescription.types(app))
    #expect(types.contains("<mime-type type=\"application/x-trip\">"))
    #expect(types.contains("<comment>Trip &amp; Tour</comment>"))
    #expect(types.contains("<glob pattern=\"*.trip\"/>") && types.contains("<glob pattern=\"*.tour\"/>"))
    #expect(types.components(separatedBy: "<mime-type").count == 2)
  }
}
