#if GTK
  import Foundation
  import HearthKeyboard
  import HearthKeyboardViews
  import SwiftUI
  import Testing
  import UIKit

  @testable import HearthTesting

  /// Draws screens with a window and the keyboard into files where `HEARTH_PICTURES` names a folder, to be looked at.
  @Suite(.enabled(if: ProcessInfo.processInfo.environment["HEARTH_PICTURES"] != nil)) struct KeyboardArrangementPictures
  {
    private struct Desk: View {
      let window: UIImage, frame: CGRect
      let keyboard: KeyboardRequest, pieces: [CGRect]
      var body: some View {
        ZStack(alignment: .topLeading) {
          Color(red: 0.25, green: 0.35, blue: 0.45)
          Image(uiImage: window).resizable().frame(width: frame.width, height: frame.height).border(.gray)
            .offset(x: frame.minX, y: frame.minY)
          if let all = pieces.first.map({ pieces.reduce($0) { $0.union($1) } }) {
            KeyboardView(request: keyboard) { _ in }
              .frame(width: all.width, height: all.height)
              .background { if keyboard.mode != .split { Color.clear } }
              .offset(x: all.minX, y: all.minY)
          }
        }
        .ignoresSafeArea()
      }
    }

    @Test(
      .enabled(if: ProcessInfo.processInfo.environment["HEARTH_PICTURES"] != nil, "HEARTH_PICTURES names no directory"),
      arguments: [Idiom.phone, .pad, .desktop])
    func `arrangements are drawn`(_ idiom: Idiom) throws {
      let folder = try #require(ProcessInfo.processInfo.environment["HEARTH_PICTURES"])
      let size = CGSize(width: 1024, height: 768)
      for (number, arrangement) in Arrangement.all.enumerated() {
        for mode in [TestKeyboard.Mode.docked, .floating, .split, .undocked, .toolbar, .miniToolbar] {
          let isToolbar = mode == .toolbar || mode == .miniToolbar
          if isToolbar && idiom != .pad { continue }
          for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            let screen = TestScreen(size: size, keyboardHeight: 300)
            let window = TestWindow(text: .real, size: arrangement.frame.size, idiom: idiom) {
              Chat().environment(\.layoutDirection, direction)
            }
            screen.add(window, at: arrangement.frame.origin, isFree: arrangement.isFree)
            screen.keyboard.setMode(mode)
            window.click("message")
            if isToolbar { window.type("x") }
            screen.advance(by: .seconds(1))
            let image = try #require(UIImage(data: window.picture().pngData))
            var request = try #require(screen.keyboard.request)
            request.mode = KeyboardMode.allCases.first { "\($0)" == mode.rawValue } ?? .docked
            let pieces = screen.keyboard.loopback.server?.placement.pieces ?? []
            let desk = Desk(window: image, frame: arrangement.frame, keyboard: request, pieces: pieces)
            let picture = try TestWindow(text: .real, size: size, idiom: .pad) { desk }.picture(scale: 0.5)
            let side = direction == .leftToRight ? "left" : "right"
            let name = "screen-\(idiom)-\(number)-\(mode.rawValue)-\(side).png"
            try picture.pngData.write(to: URL(fileURLWithPath: folder).appendingPathComponent(name))
          }
        }
      }
    }
  }
#endif
