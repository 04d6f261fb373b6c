import Foundation
import HearthTesting
import SwiftData
import SwiftUI

@testable import Components
@testable import Cookbook
@testable import Files
@testable import Gallery
@testable import Messages
@testable import Notes
@testable import Phone
@testable import Trails
@testable import Trips
@testable import VacationPlanner
@testable import Weather

/// An example on a kind of device, as a monkey gets it.
nonisolated enum MonkeySubject: String, CaseIterable, Sendable {
  case cookbook, cookbookPad, cookbookPhone, cookbookTelevision
  case components, componentsPhone
  case files, filesPhone
  case gallery, galleryPhone
  case messages, messagesPhone, messagesOfUIKit
  case notes, notesPhone
  case phone, phoneDesktop
  case trails, trailsDesktop
  case trips, tripsPhone
  case planner, plannerPhone
  case weather, weatherPhone
}

extension MonkeySubject {
  private static let large = CGSize(width: 980, height: 680), small = CGSize(width: 390, height: 844)

  /// - Parameter folder: Empty, of this run alone.
  @MainActor func open(in folder: URL) -> TestWindow {
    UserDefaults.standard.removePersistentDomain(
      forName: Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName)
    for key in UserDefaults.standard.dictionaryRepresentation().keys { UserDefaults.standard.removeObject(forKey: key) }
    switch self {
    case .cookbook: return TestWindow(CookbookApp.self, size: Self.large)
    case .cookbookPad: return TestWindow(CookbookApp.self, size: Self.large, idiom: .pad)
    case .cookbookPhone: return TestWindow(CookbookApp.self, size: Self.small, idiom: .phone)
    case .cookbookTelevision: return TestWindow(CookbookApp.self, size: CGSize(width: 1920, height: 1080), idiom: .tv)
    case .components: return TestWindow(ComponentsApp.self, size: Self.large)
    case .componentsPhone: return TestWindow(ComponentsApp.self, size: Self.small, idiom: .phone)
    case .files, .filesPhone:
      let letters = folder.appendingPathComponent("Letters")
      try? FileManager.default.createDirectory(
        at: letters.appendingPathComponent("Inner"), withIntermediateDirectories: true)
      for name in ["Letter.md", "Zebra.txt", "Inner/Deep.txt"] {
        try? Data("one two three four".utf8).write(to: letters.appendingPathComponent(name))
      }
      // Nothing is renamed or copied outside of this folder.
      let store = FileStore(folder: letters, top: letters)
      return TestWindow(size: self == .files ? Self.large : Self.small, idiom: self == .files ? .desktop : .phone) {
        FilesView().environment(store)
      }
    case .gallery: return TestWindow(GalleryApp.self, size: Self.large)
    case .galleryPhone: return TestWindow(GalleryApp.self, size: Self.small, idiom: .phone)
    case .messages: return TestWindow(MessagesApp.self, size: Self.small)
    case .messagesPhone: return TestWindow(MessagesApp.self, size: Self.small, idiom: .phone)
    case .messagesOfUIKit:
      let store = MessageStore.samples(user: "ada")
      return TestWindow(size: Self.small, idiom: .phone) {
        MessagesRoot(screens: .constant(.uiKit)).environment(store)
      }
    case .notes, .notesPhone:
      let store = NoteStore(file: nil)
      return TestWindow(size: self == .notes ? Self.large : Self.small, idiom: self == .notes ? .desktop : .phone) {
        NotesView().environment(store)
      }
    case .phone: return TestWindow(PhoneApp.self, size: Self.small, idiom: .phone)
    case .phoneDesktop: return TestWindow(PhoneApp.self, size: Self.large)
    case .trails: return TestWindow(TrailsApp.self, size: Self.small, idiom: .phone)
    case .trailsDesktop: return TestWindow(TrailsApp.self, size: Self.large)
    case .trips, .tripsPhone:
      TripsApp.configuration = ModelConfiguration("Trips", url: folder.appendingPathComponent("Trips.store"))
      return TestWindow(
        TripsApp.self, size: self == .trips ? Self.large : Self.small, idiom: self == .trips ? .desktop : .phone)
    case .planner: return TestWindow(VacationPlannerApp.self, size: CGSize(width: 460, height: 640))
    case .plannerPhone: return TestWindow(VacationPlannerApp.self, size: Self.small, idiom: .phone)
    case .weather: return TestWindow(WeatherApp.self, size: Self.large)
    case .weatherPhone: return TestWindow(WeatherApp.self, size: Self.small, idiom: .phone)
    }
  }
}
