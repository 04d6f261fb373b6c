import Foundation
import Project
import Testing
import XcodeProject

@testable import Lowering

/// The modules of Hearth that a build has left beside this package.
enum BuiltModules {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  static let products = root.appendingPathComponent(".build/x86_64-unknown-linux-gnu/debug")
  static var areThere: Bool {
    FileManager.default.fileExists(atPath: products.appendingPathComponent("Modules/HearthSelectors.swiftmodule").path)
  }
  /// The compiler's options, as the scripts find them.
  static let options: [String] = {
    let script = """
      source Scripts/support/common.sh >/dev/null; choose_macros >/dev/null
      find_module_options '\(products.path)' >/dev/null; printf '%s\\n' "${module_options[@]}"
      """
    let process = Process(), pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", script]
    process.currentDirectoryURL = root
    process.standardOutput = pipe
    try? process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }()
}

@Suite(.enabled(if: BuiltModules.areThere)) struct BuiltModuleTests {
  private func messages(_ name: String, edit: ((URL) throws -> Void)? = nil) throws -> String {
    let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures/\(name)")
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.copyItem(at: fixtures, to: folder)
    try edit?(folder)
    let app = try XcodeProject.read(at: folder)
    let result = try Lowering.lower(
      app.sources, platform: app.platform, conditions: app.compilation.conditions,
      cache: folder.appendingPathComponent("cache"))
    var options =
      BuiltModules.options + [
        "-swift-version", app.compilation.languageMode, "-module-name", app.moduleName, "-parse-as-library",
      ]
    if let overlay = result.overlay { options += ["-vfsoverlay", overlay.path] }
    if app.compilation.isMainActorByDefault { options += ["-default-isolation", "MainActor"] }
    for feature in app.compilation.upcomingFeatures { options += ["-enable-upcoming-feature", feature] }
    let output = try compile(options + app.sources.map(\.path))
    return (result.diagnostics.map(\.description) + output.split(separator: "\n").map(String.init))
      .filter { $0.contains("error:") && $0.hasPrefix("/") }
      .map { $0.replacingOccurrences(of: folder.path + "/", with: "") }.joined(separator: "\n")
  }

  @Test(arguments: ["Notes", "Weather", "Orbit", "Ledger", "Compass", "Timers"])
  func `a project compiles as it is`(name: String) throws { #expect(try messages(name) == "") }

  @Test func `mistakes in files that are lowered keep their places`() throws {
    let output = try messages("Timers") { folder in
      let file = folder.appendingPathComponent("Timers/Stepper.swift")
      var text = try String(contentsOf: file, encoding: .utf8)
      text = text.replacingOccurrences(of: "for: .touchUpInside)", with: "for: .touchUpInsid)")
      text = text.replacingOccurrences(of: "#selector(panned)", with: "#selector(pannned)")
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let lines = output.split(separator: "\n")
    #expect(lines.contains("Timers/Stepper.swift:6:84: error: type 'UIControl.Event' has no member 'touchUpInsid'"))
    #expect(lines.contains("Timers/Stepper.swift:9:81: error: type 'StepperView' has no member 'pannned'"))
  }
}
