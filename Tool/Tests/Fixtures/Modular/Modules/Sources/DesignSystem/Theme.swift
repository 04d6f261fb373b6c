import SwiftUI

public enum Theme {
  public static let accent = Color("brand", bundle: .module);
  public static var title: String { String(localized: "title", bundle: .module) }
}
extension View {
  public func card() -> some View { padding().background(.regularMaterial, in: .rect(cornerRadius: 12)) }
}
