import SwiftUI
import UIKit

/// The second version: the same conversations in view controllers.
struct MessagesScreens: UIViewControllerRepresentable {
  let store: MessageStore
  @Binding var screens: Screens

  func makeUIViewController(context: Context) -> UINavigationController {
    let list = ConversationListController(store: store)
    list.showsOther = { screens = .swiftUI }
    let controller = UINavigationController(rootViewController: list)
    controller.navigationBar.prefersLargeTitles = true
    return controller
  }
  func updateUIViewController(_ controller: UINavigationController, context: Context) {}
}

extension MessageStore {
  /// Calls an action now, and again when something that it read has changed, as long as a controller lives.
  func follow(_ owner: UIViewController, _ action: @escaping @MainActor () -> Void) {
    withObservationTracking(action) { [weak self, weak owner] in
      Task { @MainActor in
        guard let self, let owner else { return }
        self.follow(owner, action)
      }
    }
  }
}
