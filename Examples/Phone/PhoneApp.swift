import SwiftUI

/// Twelve screens as a phone and a tablet have them, to be looked at beside real ones. `Scripts/pictures` draws them.
///
/// `PHONE_SCREEN` in the environment names the one to begin with, as in
/// `PHONE_SCREEN=mail`; without it there is a list of them.
@main struct PhoneApp: App {
  private let first = ProcessInfo.processInfo.environment["PHONE_SCREEN"].flatMap { Screen(rawValue: $0) }
  var body: some Scene {
    WindowGroup("Phone") {
      if let first { ScreenView(screen: first) } else { ScreenList() }
    }
  }
}

/// The screens by their names.
enum Screen: String, CaseIterable, Identifiable {
  case settings, mail, tabs, sheet, alert, search, grid, split, profile, welcome, event, chat
  var id: Self { self }
  var title: String { rawValue.capitalized }
  var symbol: String {
    switch self {
    case .settings: "gear"
    case .mail: "envelope"
    case .tabs: "square.grid.2x2"
    case .sheet: "square.and.arrow.up"
    case .alert: "exclamationmark.triangle"
    case .search: "magnifyingglass"
    case .grid: "photo"
    case .split: "folder"
    case .profile: "person"
    case .welcome: "hand.thumbsup"
    case .event: "calendar"
    case .chat: "message"
    }
  }
}

struct ScreenView: View {
  let screen: Screen
  var body: some View {
    switch screen {
    case .settings: SettingsScreen()
    case .mail: MailScreen()
    case .tabs: TabsScreen()
    case .sheet: SheetScreen()
    case .alert: AlertScreen()
    case .search: SearchScreen()
    case .grid: GridScreen()
    case .split: SplitScreen()
    case .profile: ProfileScreen()
    case .welcome: WelcomeScreen()
    case .event: EventScreen()
    case .chat: ChatScreen()
    }
  }
}

/// Leads to each of them, over the whole window.
struct ScreenList: View {
  @State private var shown: Screen?
  var body: some View {
    NavigationStack {
      List(Screen.allCases) { screen in
        Button {
          shown = screen
        } label: {
          Label(screen.title, systemImage: screen.symbol)
        }
      }
      .navigationTitle("Screens")
    }
    .fullScreenCover(item: $shown) { ScreenView(screen: $0) }
  }
}
