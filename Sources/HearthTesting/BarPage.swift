import SwiftUI

/// A page with the bars that it asks for, as a window of an app and a navigation stack show
/// one: its title, toolbar and search field.
///
/// A test window of views shows those views and nothing else. A page that is
/// tested without its app has its bars in here:
///
/// ```swift
/// let window = TestWindow { BarPage { RecipeList() } }
/// window.click("add recipe")
/// ```
public struct BarPage<Content: View>: View {
  private let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public var body: some View { BarHost { content } }
}
