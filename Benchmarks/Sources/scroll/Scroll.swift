import SwiftUI
import UIKit

// A list of 10,000 rows, or as many as ROWS in the environment says, in a window of 1280 × 800 points that scrolls evenly, 600 points a second.
// Each row is 60 points high: a picture of 40 × 40 points, one of sixteen, two texts and a button. `launch/motion.c` and `launch/asked.c` say what
// is measured; `gtk/scroll.c` and `qt/scroll.cpp` show the same.

@main struct Scroll: App {
  var body: some Scene {
    WindowGroup("Scroll") { LongList() }
      .windowStyle(.plain)
      .defaultSize(width: 1280, height: 800)
      .restorationBehavior(.disabled)
  }
}

private struct LongList: View {
  private static let rows = ProcessInfo.processInfo.environment["ROWS"].flatMap { Int($0) } ?? 10_000
  private static let height = 60.0, speed = 600.0

  var body: some View {
    ScrollViewReader { list in
      List(0..<LongList.rows, id: \.self) { index in
        Row(index: index)
          .frame(height: LongList.height)
          .listRowInsets(EdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10))
          .listRowSeparator(.hidden)
      }
      .listStyle(.plain)
      .onAppear {
        let duration = Double(LongList.rows) * LongList.height / LongList.speed
        withAnimation(.linear(duration: duration)) { list.scrollTo(LongList.rows - 1, anchor: .top) }
      }
    }
  }
}

private struct Row: View {
  let index: Int

  var body: some View {
    HStack(spacing: 10) {
      Image(uiImage: Pictures.all[index % Pictures.all.count])
      VStack(alignment: .leading) {
        Text(verbatim: "Row \(index)")
        Text(verbatim: "What is said of the row with number \(index)").foregroundStyle(.secondary)
      }
      Spacer()
      Button("Open") {}
    }
  }
}

@MainActor private enum Pictures {
  static let all: [UIImage] = (0..<16).map { number in
    let size = CGSize(width: 40, height: 40)
    return UIGraphicsImageRenderer(size: size).image { context in
      UIColor(hue: CGFloat(number) / 16, saturation: 0.6, brightness: 0.9, alpha: 1).setFill()
      context.fill(CGRect(origin: .zero, size: size))
      UIColor.white.setFill()
      context.cgContext.fillEllipse(in: CGRect(x: 8, y: 8, width: 24, height: 24))
    }
  }
}
