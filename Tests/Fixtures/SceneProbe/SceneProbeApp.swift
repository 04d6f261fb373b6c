import Foundation
import SwiftUI

// An app with several windows, for tests of real ones. What happens to it is printed.

@main struct SceneProbeApp: App {
  @State private var shared = 0
  @State private var isAsked = false
  @Environment(\.scenePhase) private var phase
  var body: some Scene {
    WindowGroup("Pages", id: "pages") { PageView(shared: $shared) }
      .defaultSize(width: 360, height: 300)
      .commands {
        CommandGroup(after: .newItem) {
          TicketItem()
          Button("Ask") { isAsked = true }.keyboardShortcut("e")
          WindowItem(id: "zoomed").keyboardShortcut("g")
          WindowItem(id: "tools").keyboardShortcut("u")
        }
      }
      .onChange(of: phase) { _, new in say("app \(new)") }
    WindowGroup("Ticket", id: "ticket", for: Int.self) { $number in TicketView(number: number ?? 0) }
      .windowResizability(.contentSize)
    Window("Zoomed", id: "zoomed") { ZoomedView() }.defaultSize(width: 500, height: 400).windowIdealSize(.fitToContent)
    UtilityWindow("Tools", id: "tools") {
      Text("Tools").padding().onAppear { say("tools appeared") }.onDisappear { say("tools gone") }
    }
    .defaultSize(width: 200, height: 160)
    AlertScene("Stop everything?", isPresented: $isAsked) {
      Button("Stop", role: .destructive) { say("stopped") }
      Button("Go On", role: .cancel) { say("went on") }
    } message: {
      Text("What runs is lost.").onAppear { say("alert appeared") }.onDisappear { say("alert gone") }
    }
    Settings {
      VStack {
        Text("Settings of the probe").padding(40)
      }
      .onAppear { say("settings appeared") }
    }
  }
}

/// Prints at once, whoever reads.
nonisolated func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

struct TicketItem: View {
  @Environment(\.openWindow) private var openWindow
  var body: some View { Button("Ticket") { openWindow(value: 7) }.keyboardShortcut("t") }
}

struct WindowItem: View {
  let id: String
  @Environment(\.openWindow) private var openWindow
  var body: some View { Button(id) { openWindow(id: id) } }
}

struct ZoomedView: View {
  var body: some View {
    GeometryReader { proxy in
      Color.clear.onChange(of: proxy.size, initial: true) { _, size in
        say("zoomed size \(Int(size.width)) \(Int(size.height))")
      }
    }
    .frame(idealWidth: 320, maxWidth: .infinity, idealHeight: 240, maxHeight: .infinity)
  }
}

@MainActor var pageCount = 0
@MainActor func nextPage() -> Int {
  pageCount += 1
  return pageCount
}

struct PageView: View {
  @Binding var shared: Int
  @State private var page = 0
  @State private var count = 0
  @State private var url = "no URL"
  @Environment(\.scenePhase) private var phase
  var body: some View {
    VStack(spacing: 12) {
      Text("Page \(page)").font(.title)
      Button("Own \(count)") {
        count += 1
        say("page \(page) count \(count)")
      }
      .keyboardShortcut("k")
      Button("Shared \(shared)") { shared += 1 }
        .keyboardShortcut("s")
        .onChange(of: shared) { _, new in say("page \(page) shared \(new)") }
      Text(url)
    }
    .onAppear {
      page = nextPage()
      say("page \(page) appeared")
    }
    .onDisappear { say("page \(page) gone") }
    .onChange(of: phase) { _, new in say("page \(page) \(new)") }
    .onOpenURL {
      url = $0.absoluteString
      say("page \(page) got \(url)")
    }
  }
}

struct TicketView: View {
  let number: Int
  var body: some View {
    Text("Ticket \(number)").frame(width: 220, height: 90).onAppear { say("ticket \(number) appeared") }
      .background {
        GeometryReader { proxy in
          Color.clear.onChange(of: proxy.frame(in: .global), initial: true) { _, frame in
            say("ticket size \(Int(frame.width)) \(Int(frame.height))")
          }
        }
      }
  }
}
