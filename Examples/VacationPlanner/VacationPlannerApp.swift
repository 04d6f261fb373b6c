import SwiftUI

@main struct VacationPlannerApp: App {
  var body: some Scene {
    WindowGroup("Vacation Planner") { PlannerScreen() }
      .defaultSize(width: 460, height: 640)
  }
}
