import SwiftUI

struct Sample: Identifiable {
  let id = UUID()
  let day: String
  let value: Double
  let goal: Double
}

struct Chart: View {
  let samples: [Sample]
  @State private var selected: Int?
  @State private var progress: CGFloat = 0
  @State private var zoom: CGFloat = 1

  private var highest: Double { samples.map { max($0.value, $0.goal) }.max() ?? 1 }

  var body: some View {
    GeometryReader { geo in
      ZStack(alignment: .bottomLeading) {
        ForEach(0..<5) { i in
          Path { path in
            let y = geo.size.height * 0.9 - CGFloat(i) * (geo.size.height * 0.8 / 4) // hard error: let y = geo.size.height * 0.9 - i * (geo.size.height * 0.8 / 4)
            path.move(to: CGPoint(x: 0, y: y))
            path.addLine(to: CGPoint(x: geo.size.width, y: y)) // hard error: path.addLine(to: CGPoint(x: geo.size.width, z: y))
          }
          .stroke(Color.gray.opacity(0.3), style: StrokeStyle(lineWidth: 1, dash: [4, 4])) // hard error: .stroke(Color.gray.opacity(0.3), style: StrokeStyle(lineWidth: 1, dashes: [4, 4]))
          Text("\(Int(highest / 4 * Double(i)))") // hard error: Text("\(Int(highest / 4 * CGFloat(i) + i))")
            .font(.caption2)
            .foregroundColor(.secondary)
            .offset(x: 4, y: -CGFloat(i) * (geo.size.height * 0.8 / 4) - geo.size.height * 0.1) // hard error: .offset(x: 4, y: -i * (geo.size.height * 0.8 / 4) - geo.size.height * 0.1)
        }
        HStack(alignment: .bottom, spacing: geo.size.width * 0.02) {
          ForEach(Array(samples.enumerated()), id: \.element.id) { index, sample in // error: ForEach(Array(samples.enumerated()), id: \.elements.id) { index, sample in
            VStack(spacing: 4) {
              RoundedRectangle(cornerRadius: 6)
                .fill(selected == index ? Color.orange : Color.blue) // slow error: .fill(selected == sample ? Color.orange : Color.blue)
                .frame(
                  width: (geo.size.width * 0.8 - CGFloat(samples.count) * 10 / 2) / CGFloat(samples.count), // hard error: width: (geo.size.width * 0.8 - samples.count * 10 / 2) / CGFloat(samples.count),
                  height: max(4, geo.size.height * 0.8 * CGFloat(sample.value / highest) * progress)
                )
                .overlay(alignment: .top) {
                  if selected == index {
                    Text(String(format: "%.0f", sample.value))
                      .font(.caption)
                      .padding(4)
                      .background(Color.black.opacity(0.7)) // error: .background(Colour.black.opacity(0.7))
                      .cornerRadius(4)
                      .offset(y: -28)
                  }
                }
                .onTapGesture {
                  withAnimation(.spring()) { selected = selected == index ? nil : index } // error: withAnimation(.spring()) { selected = selected == index ? nil : sample }
                }
              Text(sample.day)
                .font(.caption)
                .rotationEffect(.degrees(samples.count > 7 ? -45 : 0))
            }
          }
        }
        .padding(.leading, geo.size.width * 0.1)
        Path { path in
          for (index, sample) in samples.enumerated() {
            let x = geo.size.width * 0.1 + CGFloat(index) * geo.size.width * 0.9 / CGFloat(samples.count)
            let y = geo.size.height * 0.9 - geo.size.height * 0.8 * CGFloat(sample.goal / highest) // error: let y = geo.size.height * 0.9 - geo.size.height * 0.8 * CGFloat(sample.goals / highest)
            if index == 0 { path.move(to: CGPoint(x: x, y: y)) } else { path.addLine(to: CGPoint(x: x, y: y)) }
          }
        }
        .trim(from: 0, to: progress) // error: .trim(from: 0, too: progress)
        .stroke(Color.red, lineWidth: 2)
        Circle()
          .fill(Color.red)
          .frame(width: 10 * zoom, height: 10 * zoom)
          .position(
            x: geo.size.width / 2 + cos(Double(samples.count) * .pi / 6) * geo.size.width * 0.4, // hard error: x: geo.size.width / 2 + cos(samples.count * .pi / 6) * geo.size.width * 0.4,
            y: geo.size.height / 2 + sin(Double(samples.count) * .pi / 6) * geo.size.height * 0.4)
      }
      .frame(width: geo.size.width, height: geo.size.height)
      .scaleEffect(zoom)
      .gesture(DragGesture().onChanged { zoom = min(max($0.translation.width / geo.size.width + 1, 0.5), 3) }) // error: .gesture(PinchGesture().onChanged { zoom = min(max($0.translation.width / geo.size.width + 1, 0.5), 3) })
      .onAppear { withAnimation(.easeOut(duration: 0.8).delay(0.1)) { progress = 1 } } // error: .onAppear { withAnimation(.easeOut(duration: 0.8).delayed(0.1)) { progress = 1 } }
    }
    .frame(height: 240)
    .padding()
  }
}
