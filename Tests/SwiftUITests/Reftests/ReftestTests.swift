#if GTK
  import HearthTesting
  import SwiftUI
  import Testing

  /// Pairs of views that say the same in two ways, made of each rule and each subject: their pictures are the same to the bit.
  @MainActor struct ReftestTests {
    @Test(arguments: 0..<ReftestRules.count) func `two ways to say the same draw the same`(index: Int) throws {
      let rule = ReftestRules.all[index]
      for (number, subject) in ReftestSubjects.all.enumerated() {
        // The subjects take turns, so that each rule meets each idiom and each scale.
        let idiom = number % 4
        let scale: CGFloat = [1, 1.25, 2, 3][(number / 4 + number) % 4]
        let one = try picture(rule.one(subject.view()), idiom, scale)
        let other = try picture(rule.other(subject.view()), idiom, scale)
        #expect(one == other, "\(rule.name): \(subject.name) on idiom \(idiom) at \(scale)")
      }
    }
    @Test func `there are more than 200 pairs, and a pair that differs is seen`() throws {
      #expect(ReftestRules.all.count == ReftestRules.count)
      #expect(ReftestRules.count * ReftestSubjects.all.count > 200)
      let one = try picture(AnyView(Color.red.frame(width: 9, height: 9)), 0, 1)
      let other = try picture(AnyView(Color.red.frame(width: 9, height: 10)), 0, 1)
      #expect(one != other)
    }

    /// - Parameter idiom: 0 for a phone, 1 for a pad, 2 for a desktop, 3 for a television.
    private func picture(_ view: AnyView, _ idiom: Int, _ scale: CGFloat) throws -> [UInt8] {
      let size = CGSize(width: 240, height: 120)
      let window =
        switch idiom {
        case 0: TestWindow(size: size, idiom: .phone) { view }
        case 1: TestWindow(size: size, idiom: .pad) { view }
        case 2: TestWindow(size: size, idiom: .desktop) { view }
        default: TestWindow(size: size, idiom: .tv) { view }
        }
      return try window.picture(scale: scale).pixels
    }
  }
#endif
