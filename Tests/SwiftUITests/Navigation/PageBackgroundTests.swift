import Foundation
import HearthTesting
import SwiftUI
import Testing

#if GTK
  /// What lies behind the pages of stacks, columns and tabs.
  @MainActor struct PageBackgroundTests {
    private let size = CGSize(width: 400, height: 600)
    /// Whether orange below the view is seen near the foot of the window, above bars.
    private func isSeenThrough<V: View>(_ view: V, _ idiom: Idiom = .phone) throws -> Bool {
      let window = TestWindow(size: size, idiom: idiom) {
        ZStack {
          Color.orange
          view
        }
      }
      let color = try window.picture().color(x: 20, y: 480)
      return color.red > 200 && color.blue < 100
    }
    @available(*, deprecated) @Test func `pages of stacks, columns and tabs are opaque`() throws {
      for idiom in [Idiom.phone, .pad, .desktop] {
        #expect(try !isSeenThrough(NavigationStack { Text("page").navigationTitle("Title") }, idiom))
        #expect(try !isSeenThrough(NavigationView { Text("page") }, idiom))
        #expect(try !isSeenThrough(TabView { Text("page").tabItem { Label("A", systemImage: "star") } }, idiom))
        #expect(try isSeenThrough(Text("page"), idiom))
      }
    }
    @Test func `pages follow the colour scheme`() throws {
      let window = TestWindow(size: size, idiom: .phone) {
        NavigationStack { Text("page") }.preferredColorScheme(.dark)
      }
      let color = try window.picture().color(x: 20, y: 480)
      #expect(color.red < 60 && color.blue < 60)
    }
    @Test func `pages that one turns are clear`() throws {
      #expect(try isSeenThrough(TabView { Text("page") }.tabViewStyle(.page)))
    }
    @Test func `a background that the app gives a page is seen`() throws {
      #expect(
        try isSeenThrough(
          NavigationStack {
            ZStack {
              Color.orange; Text("page")
            }
          }))
    }
    @Test func `the background that a sheet is given is seen behind a stack in it`() throws {
      struct Sheet: View {
        @State private var isShown = true
        var body: some View {
          Color.white.sheet(isPresented: $isShown) {
            NavigationStack { Text("page") }.presentationBackground(Color.orange)
          }
        }
      }
      let window = TestWindow(size: size, idiom: .phone) { Sheet() }
      window.advance(by: .seconds(1))
      let color = try window.picture().color(x: 20, y: 480)
      #expect(color.red > 200 && color.blue < 100)
    }
    @Test func `a stack in a sidebar lies on the colour of the sidebar`() throws {
      func color<V: View>(_ sidebar: V) throws -> String {
        let window = TestWindow(size: CGSize(width: 1000, height: 600)) {
          NavigationSplitView {
            sidebar
          } detail: {
            Text("detail")
          }
        }
        return "\(try window.picture().color(x: 20, y: 480))"
      }
      #expect(try color(NavigationStack { Text("sidebar") }) == color(Text("sidebar")))
    }
  }
#endif
