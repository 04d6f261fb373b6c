import SwiftUI

extension LifetimeCatalogue {
  mutating func addWindowModifiers() {
    add("what a window is told") { model in
      Text("\(model.number)").preferredColorScheme(model.flag ? .dark : nil)
        .windowDismissBehavior(.enabled).windowResizeBehavior(.enabled).windowMinimizeBehavior(.enabled)
        .windowFullScreenBehavior(.enabled).persistentSystemOverlays(.hidden).statusBarHidden()
    }
    add("DocumentLaunchView", idiom: .phone) { model in
      DocumentLaunchView("docs", for: [.plainText]) {
        Button("n") { model.note() }
      } onDocumentOpen: { _ in
        Text("\(model.number)")
      }
    }
    add("sceneAccessory") { model in
      Text("\(model.number)").sceneAccessory {
        ExternalNonInteractiveAccessory(isEnabled: .constant(true)) { Text("\(model.number)") }
          .onAvailabilityChange { _ in model.note() }
      }
    }
    add("previews") { model in Text("\(model.number)").previewDisplayName("x") }
  }
}
