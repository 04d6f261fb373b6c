import SwiftUI
import TallyKit

struct ContentView: View {
  var body: some View { Text(Tally().text) }
}
