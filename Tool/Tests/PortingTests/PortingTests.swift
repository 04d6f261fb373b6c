import Foundation
import Project
import Testing

@testable import Porting

final class PortingTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
  deinit { try? FileManager.default.removeItem(at: folder) }

  private func report(_ files: [String: String]) throws -> PortReport {
    var app = AppDescription(name: "App", platform: .iOS)
    for (name, text) in files.sorted(by: { $0.key < $1.key }) {
      let file = folder.appendingPathComponent(name)
      try text.write(to: file, atomically: true, encoding: .utf8)
      app.sources.append(file)
    }
    return try Porting.report(app, options: [], cache: folder.appendingPathComponent("cache"))
  }

  @Test func `an app that compiles misses nothing`() throws {
    let report = try report([
      "A.swift": "let a = b\n", "B.swift": "#if os(iOS)\nlet b = 1\n#endif\n",
    ])
    #expect(report.isComplete && report.files == 2)
    #expect(report.compileAsTheyAre + report.compileLowered == 2 && report.compileLowered >= 1)
    #expect(report.text.contains("Nothing is missing."))
  }
  @Test func `names are missing by framework, with their places`() throws {
    let report = try report([
      "A.swift": "import MapKit\nlet map: MKMapView? = nil\nlet other: MKMapView? = nil\n",
      "B.swift": "let b = 1\n", "C.swift": "let c = b.wrong\nlet d = nothing\n",
    ])
    #expect(report.compileAsTheyAre == 1 && report.compileLowered == 0 && !report.isComplete)
    let names = Dictionary(uniqueKeysWithValues: report.missing.map { ($0.name, $0) })
    #expect(names.keys.sorted() == ["Int.wrong", "MKMapView", "import MapKit", "nothing"])
    #expect(names["MKMapView"]?.framework == "MapKit" && names["MKMapView"]?.count == 2)
    let file = folder.appendingPathComponent("A.swift").path
    #expect(names["MKMapView"]?.places == ["\(file):2:10", "\(file):3:12"])
    #expect(names["import MapKit"]?.places == ["\(file):1:8"])
    #expect(try JSONDecoder().decode(PortReport.self, from: try JSONEncoder().encode(report)) == report)
  }
  @Test func `without the modules of Hearth there is no report`() throws {
    #expect(throws: PortingError.isNotBuilt("SwiftUI")) { try report(["A.swift": "import SwiftUI\n"]) }
  }
}

extension PortingTests {
  @Test func `a page has what the report says, with its pictures in it`() throws {
    let picture = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: picture) }
    try Data([1, 2, 3]).write(to: picture)
    var report = PortReport(name: "A & B")
    (report.files, report.compileAsTheyAre) = (2, 2)
    report.pictures = [PortReport.Picture(idiom: "phone", path: picture.path)]
    report.packages = [PortReport.Part(name: "Good", isBuilt: true, message: "")]
    #expect(
      report.isComplete && report.page.contains("<h1>A &amp; B</h1>") && report.page.contains("Nothing is missing."))
    #expect(
      report.page.contains("src=\"data:image/png;base64,AQID\"") && report.page.contains("<td>Good</td><td>builds</td>")
    )
    report.packages.append(PortReport.Part(name: "Bad", isBuilt: false, message: "a.swift:1:2: error: <x>"))
    report.others = ["b.swift:1:1: wrong"]
    #expect(!report.isComplete && report.page.contains("<td>does not build</td><td>a.swift:1:2: error: &lt;x&gt;</td>"))
    #expect(
      report.text.contains("  Bad: does not build\n    a.swift:1:2: error: <x>")
        && report.page.contains("b.swift:1:1: wrong"))
    #expect(try JSONDecoder().decode(PortReport.self, from: try JSONEncoder().encode(report)) == report)
  }
}
