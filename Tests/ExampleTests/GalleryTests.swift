// What its pages show are pixels.
#if GTK
  import Foundation
  import HearthTesting
  import SwiftUI
  import Testing

  @testable import Gallery

  /// The Gallery, a page at a time.
  @MainActor struct GalleryTests {
    private func window(
      _ page: GalleryPage, photos: URL? = nil, idiom: Idiom = .desktop, dark: Bool = false
    ) -> TestWindow {
      let size = idiom == .phone ? CGSize(width: 390, height: 844) : CGSize(width: 1040, height: 1400)
      let wall = PhotoWall(base: photos ?? URL(fileURLWithPath: "/nowhere"))
      let window = TestWindow(size: size, idiom: idiom) { GalleryView(first: page).environment(wall) }
      if dark { window.settings.colorScheme = .dark }
      window.advance(by: .seconds(2))
      return window
    }
    private func middle(_ window: TestWindow, _ identifier: String) throws -> CGPoint {
      let frame = try window.element(identifier).frame
      return CGPoint(x: frame.midX, y: frame.midY)
    }

    @Test(arguments: GalleryPage.allCases, [Idiom.desktop, .phone])
    func `every page opens, and nothing is reported`(page: GalleryPage, idiom: Idiom) throws {
      let window = window(page, idiom: idiom, dark: idiom == .phone)
      window.advance(by: .seconds(1))
      #expect(window.find { $0.label == page.title } != nil)
      #if GTK
        _ = try window.picture()
      #endif
      #expect(window.reports == [])
    }
    @Test func `the sidebar leads to every page`() throws {
      let window = window(.canvas)
      for page in GalleryPage.allCases.reversed() {
        window.click(page.rawValue)
        window.advance(by: .seconds(1))
        #expect(try window.element(page.rawValue).isSelected)
        let summary = page == .pad ? "Sheet" : page.summary
        #expect(window.find { $0.label == summary } != nil)
      }
      #expect(window.reports == [])
    }
    @Test func `on a phone a row opens its page, and the way leads back`() throws {
      let wall = PhotoWall(base: URL(fileURLWithPath: "/nowhere"))
      let window = TestWindow(size: CGSize(width: 390, height: 844), idiom: .phone) {
        GalleryView().environment(wall)
      }
      window.click("shapes")
      window.advance(by: .seconds(1))
      #expect(window.find { $0.label == GalleryPage.shapes.summary } != nil)
      window.press(.escape)
      window.advance(by: .seconds(1))
      #expect(window.find { $0.identifier == "chart" && $0.isEnabled } != nil)
    }
    @Test func `what moves stands still when it is paused`() throws {
      let window = window(.canvas)
      let first = window.displayList
      window.advance(by: .seconds(1))
      let second = window.displayList
      #expect(first != second)
      window.click("motion")
      window.hover(at: CGPoint(x: 2, y: 2))
      window.advance(by: .seconds(1))
      let third = window.displayList
      window.advance(by: .seconds(1))
      #expect(window.displayList == third)
    }

    // MARK: - The drawing pad

    @Test func `a drag draws a line, in the ink that was chosen, and undo takes it back`() throws {
      let window = window(.pad)
      let middle = try middle(window, "sheet")
      #expect(try window.element("sheet").value == "0 lines")
      window.click("Coral")
      window.drag(
        from: CGPoint(x: middle.x - 100, y: middle.y), to: CGPoint(x: middle.x + 100, y: middle.y))
      #expect(try window.element("sheet").value == "1 line")
      #if GTK
        let color = try window.picture().color(x: Int(middle.x), y: Int(middle.y))
        #expect([color.red, color.green, color.blue] == [0xF4, 0x52, 0x6B])
      #endif
      window.drag(
        from: CGPoint(x: middle.x, y: middle.y - 100), to: CGPoint(x: middle.x, y: middle.y + 100))
      #expect(try window.element("sheet").value == "2 lines")
      window.click("undo")
      #expect(try window.element("sheet").value == "1 line")
      window.press("z", modifiers: .command)
      #expect(try window.element("sheet").value == "0 lines")
      #expect(try !window.element("clear").isEnabled)
    }
    @Test func `a line ends where the pointer was, and has no corners between`() {
      var pad = Pad()
      for x in 0...4 { pad.extend(to: CGPoint(x: x * 10, y: x % 2 * 10), color: .red, width: 3) }
      pad.finish()
      let path = pad.strokes[0].path
      #expect(path.currentPoint == CGPoint(x: 40, y: 0))
      // Through the middles between points, with the points as controls.
      #expect(path.boundingRect.maxY < 10)
    }

    // MARK: - The chart

    @Test func `another city moves the numbers`() throws {
      let window = window(.chart)
      let before = window.displayList
      let lisbon = try #require(window.find { $0.label == "Lisbon" }).frame
      window.click(at: CGPoint(x: lisbon.midX, y: lisbon.midY))
      window.advance(by: .seconds(2))
      #expect(window.displayList != before)
      #expect(window.find { $0.label == "Weather in Lisbon" } != nil)
    }
    @Test func `numbers of cities are added part by part`() {
      let bergen = TemperatureVector(City.all[0])
      #expect(bergen + .zero == bergen && (bergen - bergen).magnitudeSquared == 0)
      var twice = bergen
      twice.scale(by: 2)
      #expect(twice == bergen + bergen)
    }

    #if GTK
      // MARK: - Shaders

      @Test func `each function changes the picture, and none is reported`() throws {
        let window = window(.shaders)
        let plain = try window.picture().pixels
        var pictures: [[UInt8]] = []
        for name in ["Wave", "Pixellate", "Checkerboard"] {
          let frame = try #require(window.find { $0.label == name }).frame
          window.click(at: CGPoint(x: frame.midX, y: frame.midY))
          window.advance(by: .seconds(1))
          pictures.append(try window.picture().pixels)
        }
        #expect(Set(pictures + [plain]).count == 4)
        #expect(window.reports == [])
      }
      @Test func `a tap sends a ring through the picture, which comes to rest`() throws {
        let window = window(.shaders)
        // The circles below turn: only the picture is looked at.
        func top() throws -> [UInt8] {
          let picture = try window.picture(), box = try window.element("picture").frame
          let first = Int(box.minY) * picture.width * 4, last = Int(box.maxY) * picture.width * 4
          return Array(picture.pixels[first..<last])
        }
        let still = try top()
        window.click(at: try middle(window, "picture"))
        window.advance(by: .milliseconds(300))
        #expect(try top() != still)
        window.advance(by: .seconds(4))
        window.hover(at: CGPoint(x: 2, y: 2))
        #expect(try top() == still)
        #expect(window.reports == [])
      }

      // MARK: - Files of a view

      @Test func `the ticket is saved as pixels and as documents`() throws {
        let window = window(.renderer)
        for name in ["PNG", "PDF", "SVG"] {
          window.click(name)
          let saved = try window.element("saved ticket.\(name.lowercased())")
          #expect(!saved.label.contains("Zero") && saved.label.contains(name.lowercased()))
        }
        #expect(window.reports == [])
      }
    #endif
  }
#endif
