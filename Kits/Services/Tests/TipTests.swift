import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

@testable import TipKit

/// Tips as apps write them. Each test begins as a new process does.
@MainActor struct TipTests {
  private struct PlainTip: Tip {
    var title: Text { Text("Save as a Favorite") }
    var message: Text? { Text("Your favorites are at the top.") }
    var image: Image? { Image(systemName: "star") }
  }
  private struct MemberTip: Tip {
    @Parameter static var isLoggedIn: Bool = false
    @Parameter(.transient) static var count = 0
    static let didOpen = Event(id: "didOpen")
    var title: Text { Text("Members only") }
    var rules: [Rule] {
      #Rule(Self.$isLoggedIn) { $0 == true }
      #Rule(Self.didOpen) { $0.donations.count >= 2 }
    }
    var actions: [Action] {
      Action(id: "more", title: "Learn More")
      Action(id: "never", title: "Never")
    }
    var options: [any TipOption] { MaxDisplayCount(2) }
  }
  private struct OtherTip: Tip {
    var title: Text { Text("Another") }
    var options: [Option] { [IgnoresDisplayFrequency(true)] }
  }
  private nonisolated struct Flow: Codable, Sendable { let name: String }

  private struct WaitingTip: Tip { var title: Text { Text("Waiting") } }
  private struct Curtain: View {
    @State private var isLifted = false
    var body: some View {
      Button("Lift") { isLifted.toggle() }
      if isLifted { TipView(MemberTip()) }
    }
  }

  /// A folder of its own, and a process that has not configured tips.
  private func begin(_ options: [Tips.ConfigurationOption]? = [], folder: URL? = nil) throws -> URL {
    let folder = folder ?? FileManager.default.temporaryDirectory.appendingPathComponent("tips-\(UUID())")
    TipStore.shared.restart()
    if let options { try Tips.configure(options + [.datastoreLocation(.url(folder))]) }
    return folder
  }

  @Test func `a tip is shown once tips are configured, until it is closed`() throws {
    let folder = try begin(nil)
    let window = TestWindow { TipView(PlainTip()) }
    expect(window.find { $0.label == "Save as a Favorite" } == nil)
    try Tips.configure([.displayFrequency(.immediate), .datastoreLocation(.url(folder))])
    window.settle()
    expect(window.find { $0.label == "Save as a Favorite" } != nil)
    expect(window.find { $0.label == "Your favorites are at the top." } != nil)
    window.press("Close")
    expect(window.find { $0.label == "Save as a Favorite" } == nil)
    expect(PlainTip().status, equals: .invalidated(.tipClosed))
  }
  @Test func `a closed tip stays away in the next run`() throws {
    let folder = try begin()
    PlainTip().invalidate(reason: .actionPerformed)
    _ = try begin(folder: folder)
    expect(PlainTip().status, equals: .invalidated(.actionPerformed))
    expect(OtherTip().status, equals: .available)
  }
  @Test func `a tip waits until all of its rules hold`() throws {
    _ = try begin()
    let window = TestWindow { TipView(MemberTip()) }
    expect(MemberTip().status, equals: .pending)
    MemberTip.isLoggedIn = true
    expect(MemberTip().status, equals: .pending)
    MemberTip.didOpen.sendDonation()
    MemberTip.didOpen.sendDonation()
    window.settle()
    expect(window.find { $0.label == "Members only" } != nil)
    MemberTip.isLoggedIn = false
    window.settle()
    expect(window.find { $0.label == "Members only" } == nil)
  }
  @Test func `parameters and donations are there in the next run, transient ones are not`() throws {
    let folder = try begin()
    MemberTip.isLoggedIn = true
    MemberTip.count = 4
    MemberTip.didOpen.sendDonation()
    _ = try begin(folder: folder)
    expect(MemberTip.isLoggedIn)
    expect(MemberTip.count, equals: 0)
    expect(MemberTip.didOpen.donations.count, equals: 1)
  }
  @Test func `a button of a tip tells the view which it was`() throws {
    _ = try begin()
    MemberTip.isLoggedIn = true
    MemberTip.didOpen.sendDonation()
    MemberTip.didOpen.sendDonation()
    var chosen: [String] = []
    let window = TestWindow { TipView(MemberTip()) { chosen.append($0.id) } }
    window.press("Learn More")
    window.press("Never")
    expect(chosen, equals: ["more", "never"])
  }
  @Test func `a tip is done with after it was shown as often as it may`() throws {
    _ = try begin()
    MemberTip.isLoggedIn = true
    MemberTip.didOpen.sendDonation()
    MemberTip.didOpen.sendDonation()
    let window = TestWindow { Curtain() }
    for _ in 1...2 {
      expect(MemberTip().status, equals: .available)
      window.press("Lift")
      expect(window.find { $0.label == "Members only" } != nil)
      window.press("Lift")
    }
    expect(MemberTip().status, equals: .invalidated(.displayCountExceeded))
  }
  @Test func `a second tip waits for as long as the frequency says, unless it ignores it`() throws {
    _ = try begin([.displayFrequency(.daily)])
    MemberTip.isLoggedIn = true
    MemberTip.didOpen.sendDonation()
    MemberTip.didOpen.sendDonation()
    let window = TestWindow { TipView(PlainTip()) }
    expect(window.find { $0.label == "Save as a Favorite" } != nil)
    expect(MemberTip().status, equals: .pending)
    expect(OtherTip().status, equals: .available)
    let tomorrow = Date().addingTimeInterval(25 * 3600)
    TipStore.shared.now = { tomorrow }
    expect(MemberTip().status, equals: .available)
  }
  @Test func `a bubble has the tip of a button, and closing it is being done with it`() throws {
    _ = try begin()
    let window = TestWindow { Button("Save") {}.popoverTip(PlainTip(), arrowEdge: .top) }
    expect(window.find { $0.label == "Save as a Favorite" } != nil)
    window.press("Close")
    expect(window.find { $0.label == "Save as a Favorite" } == nil)
    expect(PlainTip().status, equals: .invalidated(.tipClosed))
  }
  @Test func `a style has the texts and the buttons`() throws {
    struct Loud: TipViewStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          configuration.title?.bold()
          ForEach(configuration.actions) { action in Button(action: action.handler) { action.label() } }
        }
      }
    }
    _ = try begin()
    Tips.showAllTipsForTesting()
    var chosen: [String] = []
    let window = TestWindow { TipView(MemberTip()) { chosen.append($0.id) }.tipViewStyle(Loud()) }
    expect(window.find { $0.label == "Close" } == nil)
    window.press("Never")
    expect(chosen, equals: ["never"])
  }
  @Test func `a group shows the first, and the next when that is done with`() throws {
    _ = try begin()
    let group = TipGroup(.ordered) {
      PlainTip()
      OtherTip()
    }
    expect(group.currentTip is PlainTip)
    PlainTip().invalidate(reason: .actionPerformed)
    expect(group.currentTip is OtherTip)
    OtherTip().invalidate(reason: .actionPerformed)
    expect(group.currentTip == nil)
  }
  @Test func `tips are shown and hidden for tests of an app`() throws {
    _ = try begin(nil)
    Tips.showTipsForTesting([PlainTip.self])
    expect(PlainTip().status, equals: .available)
    expect(OtherTip().status, equals: .pending)
    Tips.hideAllTipsForTesting()
    expect(PlainTip().status, equals: .pending)
  }
  @Test func `configuring twice fails`() throws {
    _ = try begin()
    var failed = false
    do { try Tips.configure() } catch let error as TipKitError { failed = error == .tipsDatastoreAlreadyConfigured }
    expect(failed)
  }
  @Test func `events say more than that they were`() throws {
    _ = try begin()
    let event = Tips.Event<Flow>(id: "flow")
    event.sendDonation(Flow(name: "a"))
    event.sendDonation(Flow(name: "b"))
    expect(event.donations.filter { $0.name == "b" }.count, equals: 1)
    expect(event.donations.donatedWithin(.week).count, equals: 2)
    let nextMonth = Date().addingTimeInterval(-31 * 24 * 3600)
    TipStore.shared.now = { nextMonth }
    event.sendDonation(Flow(name: "c"))
    expect(event.donations.donatedWithin(.days(3)).count, equals: 2)
  }
  @Test func `who waits for a tip hears of it`() async throws {
    _ = try begin(nil)
    var heard: [Bool] = []
    for await isShown in WaitingTip().shouldDisplayUpdates {
      heard.append(isShown)
      if isShown { break }
      Tips.showTipsForTesting([WaitingTip.self])
    }
    expect(heard, equals: [false, true])
  }
}
