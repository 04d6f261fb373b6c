import SwiftUI

#if canImport(SpriteKit)
  import SpriteKit
#endif
@main struct GameApp: App { var body: some Scene { WindowGroup { ContentView() } } }
struct ContentView: View {
  var body: some View {
    #if canImport(SpriteKit)
      SpriteView(scene: GameScene(size: CGSize(width: 300, height: 400)))
    #else
      Text("no SpriteKit")
    #endif
  }
}
