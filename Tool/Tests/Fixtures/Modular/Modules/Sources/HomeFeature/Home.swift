import Core
import DesignSystem
import SwiftUI

public struct HomeView: View {
  @StateObject private var store = Store(); public init() {}
  public var body: some View {
    NavigationStack {
      List(store.items, id: \.self) { Text($0).card() }.navigationTitle(Theme.title).navigationBarTitleDisplayMode(
        .inline
      ).toolbar { ToolbarItem(placement: .topBarTrailing) { EditButton() } }
    }
  }
}
#Preview { HomeView() }
