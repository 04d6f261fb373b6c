#if canImport(SpriteKit)
  import SpriteKit
  import GameplayKit
  class GameScene: SKScene {
    override func didMove(to view: SKView) {
      let n = SKSpriteNode(color: .red, size: CGSize(width: 20, height: 20)); addChild(n);
      n.run(.moveBy(x: 1, y: 1, duration: 1))
    }
  }
#endif
