import Feeds
import SwiftUI

struct ContentView: View {
  var body: some View { List(Feed.all) { Text($0.title) } }
}
