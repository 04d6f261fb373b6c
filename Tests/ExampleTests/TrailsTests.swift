import Foundation
import HearthTesting
import SwiftUI
import Testing

@testable import Trails

/// An app that is laid out as Xcode does it: a catalogue, translations, a list of properties and data in the bundle,
/// and files that import Foundation alone, or nothing.
@MainActor struct TrailsTests {
  private func window(_ settings: TestWindow.Settings = .init(), text: TestText = .round) -> TestWindow {
    TestWindow(TrailsApp.self, text: text, size: CGSize(width: 390, height: 844), idiom: .phone, settings: settings)
  }

  @Test func `the data come from the main bundle`() throws {
    #expect(Bundle.main.url(forResource: "trails.json", withExtension: nil) != nil)
    #expect(Bundle.main.path(forResource: "trails", ofType: "json") != nil)
    #expect(Bundle.main.url(forResource: "no trails", withExtension: "json") == nil)
    #expect(TrailStore().trails.map(\.name) == ["Fir Loop", "Mirror Lake", "Old Ridge"])
    let window = window()
    #expect(try window.element("Mirror Lake").frame.height >= 44)
  }
  @Test func `a row leads to a trail, which is marked as walked`() throws {
    let window = window()
    window.click("Old Ridge")
    window.advance(by: .seconds(1))
    #expect(try window.element("climb").label == "1,250 m up")
    #expect(try window.element("walked").label == "Mark as Walked")
    window.click("walked")
    #expect(try window.element("walked").label == "Walked")
  }
  @Test func `the catalogue's strings are shown in the user's language`() throws {
    let window = window(.init(locale: Locale(identifier: "de_DE")))
    window.click("Mirror Lake")
    window.advance(by: .seconds(1))
    #expect(try window.element("climb").label == "420 m bergauf")
    #expect(try window.element("length").label == "11,5 km")
  }
  @Test func `symbols of the catalogue are its images and colours`() {
    #expect(Image(.lake) == Image("lakeImage", bundle: .module(of: "Trails")))
    #expect(Color.moss == Color(.moss) && Color.moss == Color("moss", bundle: .module(of: "Trails")))
    #expect(Color(.Difficulty.hard) == Color.Difficulty.hard)
    let light = TestWindow { Rectangle().fill(.moss).frame(width: 10, height: 10) }
    let dark = TestWindow(settings: .init(colorScheme: .dark)) { Color.Difficulty.hard.frame(width: 10, height: 10) }
    #expect(light.displayList.contains("#4f7942") && dark.displayList.contains("#ff6b6b"))
    #expect(light.reports.isEmpty && dark.reports.isEmpty)
  }
  @Test func `the accent of the catalogue tints the app, in light and in dark`() {
    for (scheme, accent, own) in [(ColorScheme.light, "#b5451f", "#007aff"), (.dark, "#ff8a5c", "#0a84ff")] {
      let window = window(.init(colorScheme: scheme))
      window.click("Fir Loop")
      window.advance(by: .seconds(1))
      #expect(window.displayList.contains(accent) && !window.displayList.contains(own))
      // Of other windows it says nothing.
      let other = TestWindow(settings: .init(colorScheme: scheme)) { Color.accentColor.frame(width: 10, height: 10) }
      #expect(other.displayList.contains(own))
    }
  }
  @Test func `a tint around goes before the accent of the catalogue`() {
    struct Tinted: App {
      var body: some Scene { WindowGroup { Color.accentColor.tint(.green) } }
    }
    #expect(TestWindow(Tinted.self).displayList.contains("#34c759"))
  }
}

extension Bundle {
  fileprivate static func module(of target: String) -> Bundle {
    Bundle(url: Bundle.main.bundleURL.appending(path: "Hearth_\(target).resources")) ?? .main
  }
}
