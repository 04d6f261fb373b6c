import SwiftUI

/// Conversations, once in SwiftUI and once in UIKit: a switch at the foot of the list shows either.
///
/// Both stand upon the same store, and both keep what is written above the keyboard.
@main struct MessagesApp: App {
  @State private var store = MessageStore.samples()
  @AppStorage("screens") private var screens = Screens.swiftUI

  var body: some Scene {
    WindowGroup("Messages") {
      MessagesRoot(screens: $screens)
        .environment(store)
    }
    .defaultSize(width: 420, height: 720)
  }
}

/// In which of the two frameworks the screens are.
enum Screens: String, CaseIterable, Identifiable {
  case swiftUI = "SwiftUI"
  case uiKit = "UIKit"
  var id: Self { self }
}

/// Asks who is there, and shows the conversations then.
struct MessagesRoot: View {
  @Environment(MessageStore.self) private var store
  @Binding var screens: Screens

  var body: some View {
    if store.user == nil {
      SignInView()
    } else {
      switch screens {
      case .swiftUI: ConversationList(screens: $screens)
      case .uiKit: MessagesScreens(store: store, screens: $screens).ignoresSafeArea()
      }
    }
  }
}

#Preview("Messages") {
  @Previewable @State var screens = Screens.swiftUI
  MessagesRoot(screens: $screens).environment(MessageStore.samples(user: "ada"))
}
