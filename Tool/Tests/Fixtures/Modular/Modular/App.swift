import DesignSystem
import HomeFeature
import SwiftUI

@main struct ModularApp: App { var body: some Scene { WindowGroup { HomeView().tint(Theme.accent) } } }
