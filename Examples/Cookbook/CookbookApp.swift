import SwiftUI

@main struct CookbookApp: App {
  @State private var book = Cookbook.sample

  var body: some Scene {
    WindowGroup("Cookbook") {
      CookbookView()
        .environment(book)
    }
    .defaultSize(width: 980, height: 680)
    .commands { RecipeCommands(book: book) }
  }
}
