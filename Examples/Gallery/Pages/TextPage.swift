import SwiftUI

/// Letters drawn by the app, times that go on by themselves, and the fonts.
struct TextPage: View {
  @State private var isShown = true
  private let opened = Date.now

  var body: some View {
    Sheet(page: .text) {
      Specimen("A renderer of text", "Each letter is drawn by the app: it swings, and words with an attribute shine.") {
        TimelineView(.animation) { timeline in
          (Text("Letters that ") + Text("dance").customAttribute(Shining()) + Text(" in a row, and ")
            + Text("shine").customAttribute(Shining()) + Text("."))
            .font(.system(size: 34, weight: .bold, design: .rounded))
            .multilineTextAlignment(.center)
            .textRenderer(
              DancingLetters(
                time: timeline.date.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 1000)))
        }
        .frame(maxWidth: .infinity, minHeight: 130)
      }
      .spansColumns()
      Specimen("Time", "Texts that know when they change next.") {
        VStack(spacing: 12) {
          row("Now", Text(.currentDate, format: .dateTime.hour().minute().second()))
          row("Stopwatch", Text(.currentDate, format: .stopwatch(startingAt: opened, maxPrecision: .seconds(1))))
          row("Timer", Text(.currentDate, format: .timer(countingDownIn: opened..<opened.addingTimeInterval(1500))))
          row("Since", Text(opened.addingTimeInterval(-7500), style: .relative))
          row("Interval", Text(opened...opened.addingTimeInterval(5400)))
        }
        .monospacedDigit()
        .padding(.vertical, 6)
      }
      Specimen("Designs", "One size in three designs.") {
        VStack(alignment: .leading, spacing: 8) {
          Text("Hamburgefonts").fontDesign(.default)
          Text("Hamburgefonts").fontDesign(.serif)
          Text("Hamburgefonts").fontDesign(.monospaced)
        }
        .font(.system(size: 26))
        .lineLimit(1)
        .minimumScaleFactor(0.6)
        .frame(maxWidth: .infinity, alignment: .leading)
      }
      Specimen("Weights", "From thin to black.") {
        HStack(spacing: 0) {
          ForEach(Array([Font.Weight.thin, .light, .regular, .semibold, .bold, .black].enumerated()), id: \.offset) {
            Text("Ag").font(.system(size: 30, weight: $0.element)).frame(maxWidth: .infinity)
          }
        }
        .padding(.vertical, 8)
      }
      Specimen("Attributes", "What runs of a text may have.") {
        VStack(alignment: .leading, spacing: 8) {
          Text(
            "**Bold**, *italic*, `code`, ~~struck~~ and [a link](https://example.org) from Markdown.")
          Text("Small capitals, Spring 1912").font(.body.smallCaps())
          Text("S P A C E D").tracking(4) + Text("  ") + Text("raised").baselineOffset(6).font(.footnote)
          (Text("Under").underline(true, color: .pink) + Text(" ") + Text("dotted").underline(true, pattern: .dot)
            + Text(" ") + Text("gone").strikethrough(true, color: .red))
          Text("Lines that are further from one another, so that a long text is easier on the eyes.")
            .lineHeight(.loose)
            .foregroundStyle(.secondary)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
      Specimen("Styles", "The sizes of a page, which follow the reader's setting.") {
        VStack(alignment: .leading, spacing: 3) {
          Text("Large title").font(.largeTitle)
          Text("Title").font(.title)
          Text("Title 3").font(.title3)
          Text("Headline").font(.headline)
          Text("Body").font(.body)
          Text("Footnote").font(.footnote).foregroundStyle(.secondary)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
      Specimen("Filled with colours", "A gradient over all letters, or a shadow below them.") {
        VStack(spacing: 2) {
          Text("Gradient")
            .foregroundStyle(
              LinearGradient(colors: [.orange, .pink, .purple], startPoint: .leading, endPoint: .trailing))
          Text("Shadow")
            .foregroundStyle(.indigo.shadow(.drop(color: .black.opacity(0.4), radius: 4, y: 3)))
        }
        .font(.system(size: 40, weight: .black, design: .rounded))
        .padding(.vertical, 8)
      }
    }
  }
  private func row(_ name: String, _ time: Text) -> some View {
    HStack {
      Text(name).foregroundStyle(.secondary)
      Spacer()
      time.fontWeight(.medium)
    }
  }
}

private struct Shining: TextAttribute {}

/// Letters go up and down one after the other; those that shine have changing colours and a glow.
private struct DancingLetters: TextRenderer {
  var time: Double
  var displayPadding: EdgeInsets { EdgeInsets(top: 12, leading: 12, bottom: 12, trailing: 12) }

  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    var index = 0.0
    for line in layout {
      for run in line {
        for letter in run {
          var copy = context
          let swing = sin(time * 3 - index * 0.45)
          copy.translateBy(x: 0, y: swing * 4)
          if run[Shining.self] != nil {
            copy.addFilter(.shadow(color: .pink.opacity(0.7), radius: 6))
            copy.addFilter(
              .colorMultiply(
                Color(
                  hue: (index * 0.03 + time * 0.1).truncatingRemainder(dividingBy: 1), saturation: 0.75, brightness: 1))
            )
            copy.addFilter(.brightness(1))
          }
          copy.draw(letter)
          index += 1
        }
      }
    }
  }
}
