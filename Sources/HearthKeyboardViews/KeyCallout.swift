import HearthKeyboard
import HearthTyping
import HearthUI

/// What is shown above a key that a finger covers: its letter, what it offers when it is held, or its flicks.
struct KeyCallout: View {
  let touch: KeyboardModel.Touch
  let label: String
  let metrics: KeyGeometry.Metrics
  let width: CGFloat
  /// Room above the keys, in points.
  let barHeight: CGFloat
  let appearance: KeyboardAppearance

  var body: some View {
    let palette = KeyboardPalette(appearance)
    let key = touch.place.frame.offsetBy(dx: 0, dy: barHeight)
    if !touch.alternatives.isEmpty {
      let place = CalloutPlace(key: key, count: touch.alternatives.count, width: width, top: 0)
      HStack(spacing: 0) {
        ForEach(Array(touch.alternatives.enumerated()), id: \.offset) { number, text in
          let isChosen = number == touch.choice
          ZStack {
            if isChosen { RoundedRectangle(cornerRadius: metrics.corner).fill(palette.accent) }
            Text(verbatim: text).font(.system(size: metrics.fontSize)).lineLimit(1).minimumScaleFactor(0.4)
              .foregroundStyle(isChosen ? Color.white : palette.label)
          }
          .frame(width: place.cell, height: place.frame.height - 8)
        }
      }
      .frame(width: place.frame.width, height: place.frame.height)
      .background { bubble(palette) }
      .offset(x: place.frame.minX, y: place.frame.minY)
    } else if !touch.place.key.flicks.isEmpty {
      flicks(key, palette)
    } else if metrics.fontSize < 24, key.minY >= key.height {
      let size = CGSize(width: key.width * 1.45, height: key.height + 8)
      let x = min(max(key.midX - size.width / 2, 1), width - size.width - 1)
      ZStack {
        CalloutShape(
          neck: CGRect(x: key.minX - x, y: size.height, width: key.width, height: key.height + 2),
          head: CGRect(origin: .zero, size: size), corner: metrics.corner
        )
        .fill(palette.callout).shadow(color: palette.shadow, radius: 2, y: 1)
        Text(verbatim: label).font(.system(size: metrics.fontSize * 1.45)).foregroundStyle(palette.label)
          .lineLimit(1).minimumScaleFactor(0.4)
          .frame(width: size.width, height: size.height)
          .frame(width: size.width, height: size.height + key.height + 2, alignment: .top)
      }
      .frame(width: size.width, height: size.height + key.height + 2)
      .offset(x: x, y: key.minY - size.height - 1)
    }
  }
  private func bubble(_ palette: KeyboardPalette) -> some View {
    RoundedRectangle(cornerRadius: metrics.corner + 2).fill(palette.callout)
      .shadow(color: palette.shadow, radius: 3, y: 1)
  }
  /// The flicks around the key, or the chosen one alone.
  private func flicks(_ key: CGRect, _ palette: KeyboardPalette) -> some View {
    let offsets = [(-1.0, 0.0), (0, -1), (1, 0), (0, 1)]
    let cell = CGSize(width: min(key.width, 56), height: key.height)
    return ZStack(alignment: .topLeading) {
      ForEach(Array(touch.place.key.flicks.enumerated()), id: \.offset) { number, text in
        if touch.flick == nil || touch.flick == number {
          let isChosen = touch.flick == number
          let x = key.midX + CGFloat(offsets[number].0) * key.width - cell.width / 2
          let y = key.midY + CGFloat(offsets[number].1) * (key.height + 4) - cell.height / 2
          Text(verbatim: text).font(.system(size: metrics.fontSize))
            .foregroundStyle(isChosen ? Color.white : palette.label)
            .frame(width: cell.width, height: cell.height)
            .background {
              RoundedRectangle(cornerRadius: metrics.corner).fill(isChosen ? palette.accent : palette.callout)
                .shadow(color: palette.shadow, radius: 2, y: 1)
            }
            .offset(x: min(max(x, 1), width - cell.width - 1), y: max(y, 0))
        }
      }
    }
  }
}

/// A bubble that goes over into the key below it.
private struct CalloutShape: Shape {
  let neck: CGRect
  let head: CGRect
  let corner: CGFloat

  nonisolated func path(in rect: CGRect) -> Path {
    var path = Path()
    let wide = corner * 1.6, shoulder = neck.minY + 8
    path.move(to: CGPoint(x: head.minX + wide, y: head.minY))
    path.addLine(to: CGPoint(x: head.maxX - wide, y: head.minY))
    path.addQuadCurve(
      to: CGPoint(x: head.maxX, y: head.minY + wide), control: CGPoint(x: head.maxX, y: head.minY))
    path.addLine(to: CGPoint(x: head.maxX, y: head.maxY - wide))
    path.addCurve(
      to: CGPoint(x: neck.maxX, y: shoulder), control1: CGPoint(x: head.maxX, y: head.maxY),
      control2: CGPoint(x: neck.maxX, y: head.maxY))
    path.addLine(to: CGPoint(x: neck.maxX, y: neck.maxY - corner))
    path.addQuadCurve(
      to: CGPoint(x: neck.maxX - corner, y: neck.maxY), control: CGPoint(x: neck.maxX, y: neck.maxY))
    path.addLine(to: CGPoint(x: neck.minX + corner, y: neck.maxY))
    path.addQuadCurve(
      to: CGPoint(x: neck.minX, y: neck.maxY - corner), control: CGPoint(x: neck.minX, y: neck.maxY))
    path.addLine(to: CGPoint(x: neck.minX, y: shoulder))
    path.addCurve(
      to: CGPoint(x: head.minX, y: head.maxY - wide), control1: CGPoint(x: neck.minX, y: head.maxY),
      control2: CGPoint(x: head.minX, y: head.maxY))
    path.addLine(to: CGPoint(x: head.minX, y: head.minY + wide))
    path.addQuadCurve(
      to: CGPoint(x: head.minX + wide, y: head.minY), control: CGPoint(x: head.minX, y: head.minY))
    path.closeSubpath()
    return path
  }
}
