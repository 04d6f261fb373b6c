import SwiftUI

@main struct Notes_PadApp: App {
  var body: some Scene {
    DocumentGroup(newDocument: Notes_PadDocument()) { file in ContentView(document: file.$document) }
  }
}
