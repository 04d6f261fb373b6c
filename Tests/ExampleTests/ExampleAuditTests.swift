// What is measured depends on the fonts.
#if GTK
  import Foundation
  import HearthTesting
  import SwiftUI
  import Testing

  @testable import Components
  @testable import Cookbook
  @testable import Files
  @testable import Messages
  @testable import Notes
  @testable import Phone
  @testable import Trails
  @testable import VacationPlanner

  /// The audit over the examples: their first pages, and some behind these.
  @MainActor @Suite("Audit of the examples") struct ExampleAuditTests {
    /// A page of an example, as a user comes to it.
    nonisolated enum Page: String, CaseIterable, Sendable {
      case cookbook, cookbookCategory, cookbookRecipe, cookbookSheet, cookbookPhone
      case components, componentsRating, componentsChips, componentsTree, componentsGrid, componentsForm
      case messages, messagesConversation, messagesOfUIKit, messagesSignIn
      case notes, notesPhone, notesText
      case trails, trailsTrail, trailsSettings
      case planner, plannerWelcome, plannerPlaces
      case files, filesOutline, filesGrid
      case phone, phoneSettings, phoneMail, phoneTabs, phoneSheet, phoneAlert, phoneSearch, phoneGrid, phoneSplit
      case phoneProfile, phoneWelcome, phoneEvent, phoneChat
    }
    /// The folder of the files, which is there as long as the test.
    private let place = FilesFolder()

    private func window(_ page: Page, _ scheme: ColorScheme) throws -> TestWindow {
      let settings = TestWindow.Settings(colorScheme: scheme)
      let large = CGSize(width: 980, height: 680), phone = CGSize(width: 390, height: 844)
      func cookbook(_ identifiers: String...) -> TestWindow {
        let window = TestWindow(CookbookApp.self, text: .real, size: large, settings: settings)
        for identifier in identifiers { window.click(identifier) }
        return window
      }
      func components(_ chapter: Chapter) throws -> TestWindow {
        let window = TestWindow(ComponentsApp.self, text: .real, size: large, settings: settings)
        let row = try #require(window.find { $0.label == chapter.rawValue }).frame
        window.click(at: CGPoint(x: row.midX, y: row.midY))
        return window
      }
      func messages(_ screens: Screens, user: String? = "ada", opens: Bool = false) throws -> TestWindow {
        let store = user.map { MessageStore.samples(user: $0) } ?? MessageStore.samples()
        let window = TestWindow(text: .real, size: CGSize(width: 780, height: 560), settings: settings) {
          MessagesRoot(screens: .constant(screens)).environment(store)
        }
        window.advance(by: .seconds(1))
        if opens {
          let row = try #require(window.find { $0.label.contains("Grace Lindqvist") }).frame
          window.click(at: CGPoint(x: row.midX, y: row.midY))
        }
        return window
      }
      func notes(_ idiom: Idiom, opens: Bool = false) throws -> TestWindow {
        let store = NoteStore(file: nil)
        store.setText(AttributedString("Trains\nThe 9:14 from the harbour"), of: store.add())
        let size = idiom == .phone ? phone : CGSize(width: 860, height: 560)
        let window = TestWindow(text: .real, size: size, idiom: idiom, settings: settings) {
          NotesView().environment(store)
        }
        if opens {
          let row = try #require(window.find { $0.label == "Welcome to Notes" }).frame
          window.click(at: CGPoint(x: row.midX, y: row.midY))
        }
        return window
      }
      func trails(_ identifiers: String...) -> TestWindow {
        let window = TestWindow(TrailsApp.self, text: .real, size: phone, idiom: .phone, settings: settings)
        for identifier in identifiers { window.click(identifier) }
        return window
      }
      func planner(_ size: CGSize, signsIn: Bool = false, _ place: String? = nil) -> TestWindow {
        let window = TestWindow(VacationPlannerApp.self, text: .real, size: size, settings: settings)
        if signsIn {
          window.click("mail")
          window.type("ada.lovelace@example.org\n")
          window.type("engine\n")
        }
        if let place { window.click(place) }
        return window
      }
      func files(_ view: String? = nil) throws -> TestWindow {
        let store = place.store
        let window = TestWindow(text: .real, size: CGSize(width: 800, height: 500), settings: settings) {
          FilesView().environment(store)
        }
        if let view {
          let frame = try #require(window.find { $0.label == view }).frame
          window.click(at: CGPoint(x: frame.midX, y: frame.midY))
        }
        return window
      }
      func screen(_ screen: Phone.Screen) -> TestWindow {
        TestWindow(text: .real, size: phone, idiom: .phone, settings: settings) { ScreenView(screen: screen) }
      }
      switch page {
      case .cookbook: return cookbook()
      case .cookbookCategory: return cookbook("category Soups")
      case .cookbookRecipe: return cookbook("category Soups", "Tomato Soup")
      case .cookbookSheet: return cookbook("category Soups", "new recipe")
      case .cookbookPhone:
        return TestWindow(CookbookApp.self, text: .real, size: phone, idiom: .phone, settings: settings)
      case .components: return try components(.radio)
      case .componentsRating: return try components(.rating)
      case .componentsChips: return try components(.chips)
      case .componentsTree: return try components(.tree)
      case .componentsGrid: return try components(.grid)
      case .componentsForm: return try components(.form)
      case .messages: return try messages(.swiftUI)
      case .messagesConversation: return try messages(.swiftUI, opens: true)
      case .messagesOfUIKit: return try messages(.uiKit, opens: true)
      case .messagesSignIn: return try messages(.swiftUI, user: nil)
      case .notes: return try notes(.desktop)
      case .notesPhone: return try notes(.phone)
      case .notesText: return try notes(.desktop, opens: true)
      case .trails: return trails()
      case .trailsTrail: return trails("Mirror Lake")
      case .trailsSettings:
        let window = trails()
        let tab = try #require(window.find { $0.label == "Settings" }).frame
        window.click(at: CGPoint(x: tab.midX, y: tab.midY))
        return window
      case .planner: return planner(CGSize(width: 460, height: 640))
      case .plannerWelcome: return planner(CGSize(width: 460, height: 640), signsIn: true)
      case .plannerPlaces: return planner(CGSize(width: 1000, height: 700), signsIn: true)
      case .files: return try files()
      case .filesOutline: return try files("Outline")
      case .filesGrid: return try files("Grid")
      case .phone:
        return TestWindow(text: .real, size: phone, idiom: .phone, settings: settings) { ScreenList() }
      case .phoneSettings: return screen(.settings)
      case .phoneMail: return screen(.mail)
      case .phoneTabs: return screen(.tabs)
      case .phoneSheet: return screen(.sheet)
      case .phoneAlert: return screen(.alert)
      case .phoneSearch: return screen(.search)
      case .phoneGrid: return screen(.grid)
      case .phoneSplit: return screen(.split)
      case .phoneProfile: return screen(.profile)
      case .phoneWelcome: return screen(.welcome)
      case .phoneEvent: return screen(.event)
      case .phoneChat: return screen(.chat)
      }
    }

    @Test(arguments: Page.allCases) func `everybody can use a page`(_ page: Page) throws {
      for scheme in [ColorScheme.light, .dark] {
        let window = try window(page, scheme)
        window.advance(by: .seconds(2))
        if let folder = ProcessInfo.processInfo.environment["HEARTH_PICTURES"] {
          let directory = URL(fileURLWithPath: folder)
          try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
          try window.picture().pngData.write(to: directory.appendingPathComponent("audit-\(page)-\(scheme).png"))
        }
        let isPhone = page.rawValue.lowercased().contains("phone") || page.rawValue.hasPrefix("trails")
        let found = window.auditAsShown(on: isPhone ? .phone : .desktop)
        #expect(
          found.isEmpty,
          "\(page) \(scheme): \(found.count)\n\(found.map { "\($0.auditType.rawValue) \($0)" }.joined(separator: "\n"))"
        )
      }
    }
  }

  /// A folder with a few files.
  @MainActor private final class FilesFolder {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString)/Letters")
    let store: FileStore
    init() {
      let manager = FileManager.default
      try? manager.createDirectory(at: folder.appendingPathComponent("Inner"), withIntermediateDirectories: true)
      for (name, text) in [("Letter.md", "Dear Ada"), ("Zebra.txt", "one two three four"), ("Inner/Deep.txt", "below")]
      {
        try? Data(text.utf8).write(to: folder.appendingPathComponent(name))
      }
      store = FileStore(folder: folder)
    }
    isolated deinit { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
  }
#endif
