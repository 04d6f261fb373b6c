import SwiftUI

struct Reading: Identifiable {
  let id = UUID()
  let hour: Int
  let value: Double
  let limit: Double
}

struct Station: Identifiable, Hashable {
  let id: Int
  let name: String
  let share: Double
  let isOnline: Bool
}

struct Dashboard: View {
  let readings: [Reading]
  let stations: [Station]
  @State private var selected: Int?
  @State private var station: Station?
  @State private var progress: CGFloat = 0
  @State private var drag = CGSize.zero
  @State private var isShowingLimits = true
  @State private var isEditing = false
  @State private var scale = 1.0

  private var highest: Double { readings.map(\.value).max() ?? 1 }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        HStack(alignment: .top) {
          VStack(alignment: .leading, spacing: 4) {
            Text("Today").font(.largeTitle).bold()
            Text("\(readings.count) readings, at most \(Int(highest))") // error: Text("\(readings.count) readings, at most \(Int(higest))")
              .foregroundStyle(.secondary)
          }
          Spacer()
          Toggle("Limits", isOn: $isShowingLimits) // error: Toggle("Limits", isOn: isShowingLimits)
            .frame(width: 120) // error: .frame(widths: 120)
        }
        GeometryReader { geo in
          let width = geo.size.width
          let height = geo.size.height
          ZStack(alignment: .bottomLeading) {
            ForEach(0..<4) { line in
              Path { path in
                let y = height * CGFloat(line) / 4 // error: let y = heigth * CGFloat(line) / 4
                path.move(to: CGPoint(x: 0, y: y))
                path.addLine(to: CGPoint(x: width, y: y)) // slow error: path.addLine(to: CGPoint(x: width, y))
              }
              .stroke(Color.gray.opacity(0.3), lineWidth: 1) // slow error: .stroke(Color.gray.opacity(0.3), width: 1)
            }
            HStack(alignment: .bottom, spacing: 4) {
              ForEach(readings) { reading in
                VStack(spacing: 2) {
                  if selected == reading.hour {
                    Text(String(format: "%.1f", reading.value)) // slow error: Text(String(format: "%.1f", reading.values))
                      .font(.caption2)
                      .padding(4)
                      .background(Color.black.opacity(0.7))
                      .foregroundColor(.white)
                      .cornerRadius(4)
                      .transition(.opacity.combined(with: .scale)) // slow error: .transition(.opacity.combine(with: .scale))
                  }
                  RoundedRectangle(cornerRadius: 3) // slow error: RoundedRectangle(cornerRadius: "3")
                    .fill(reading.value > reading.limit ? Color.red : Color.blue) // slow error: .fill(reading.value > reading.limit ? Color.red : Color.blu)
                    .frame(
                      width: max(4, width * 0.8 / CGFloat(readings.count) - 4), // hard error: width: max(4, width * 0.8 / readings.count - 4),
                      height: max(2, (height - 40) * CGFloat(reading.value / highest) * progress) // error: height: max(2, (height - 40) * CGFloat(reading.value / highest) * scale * progres)
                    )
                  Text("\(reading.hour)").font(.caption2)
                }
                .onTapGesture {
                  withAnimation(.spring(response: 0.3, dampingFraction: 0.7)) { // slow error: withAnimation(.spring(responses: 0.3, dampingFraction: 0.7)) {
                    selected = selected == reading.hour ? nil : reading.hour // slow error: selected = selected == reading.hour ? nil : reading
                  }
                }
              }
            }
            if isShowingLimits {
              Path { path in
                for (index, reading) in readings.enumerated() {
                  let x = width * (CGFloat(index) + 0.5) / CGFloat(readings.count) // hard error: let x = width * (index + 0.5) / CGFloat(readings.count)
                  let y = height - (height - 40) * CGFloat(reading.limit / highest) // slow error: let y = height - (height - 40) * CGFloat(reading.limits / highest)
                  if index == 0 { path.move(to: CGPoint(x: x, y: y)) } else { path.addLine(to: CGPoint(x: x, y: y)) }
                }
              }
              .trim(from: 0, to: progress) // slow error: .trim(0, to: progress)
              .stroke(Color.orange, style: StrokeStyle(lineWidth: 2, dash: [4, 2])) // slow error: .stroke(Color.orange, styles: StrokeStyle(lineWidth: 2, dash: [4, 2]))
            }
          }
          .frame(width: width, height: height)
          .gesture(
            DragGesture()
              .onChanged { value in
                drag = value.translation // slow error: drag = value.translation.width
                selected = readings.isEmpty ? nil : Int(value.translation.width / width * CGFloat(readings.count)) // slow error: selected = readings.isEmpty ? nil : value.translation.width / width * CGFloat(readings.count)
              }
              .onEnded { _ in drag = .zero }
          )
        }
        .frame(height: 240)
        .padding(12)
        .background(RoundedRectangle(cornerRadius: 16).fill(Color.white)) // slow error: .background(RoundedRectangle(cornerRadius: 16).fil(Color.white))
        .shadow(color: .black.opacity(0.1), radius: 8, x: 0, y: 4) // slow error: .shadow(colour: .black.opacity(0.1), radius: 8, x: 0, y: 4)

        VStack(alignment: .leading, spacing: 8) {
          Text("Stations").font(.title2).bold()
          ForEach(stations) { station in
            Button {
              self.station = station // slow error: self.station = stations
              isEditing = true
            } label: {
              HStack(spacing: 12) {
                ZStack {
                  Circle().stroke(Color.gray.opacity(0.2), lineWidth: 6)
                  Circle()
                    .trim(from: 0, to: CGFloat(station.share) * progress) // slow error: .trim(from: 0, to: CGFloat(station.shares) * progress)
                    .stroke(station.isOnline ? Color.green : Color.gray, style: StrokeStyle(lineWidth: 6))
                    .rotationEffect(.degrees(-90)) // slow error: .rotationEffect(.degree(-90))
                  Text("\(Int(station.share * 100)) %")
                    .font(.caption2)
                    .monospacedDigit() // slow error: .monospaceDigits()
                }
                .frame(width: 44, height: 44)
                VStack(alignment: .leading) {
                  Text(station.name).bold()
                  Text(station.isOnline ? "Online" : "Offline") // slow error: Text(station.isOnline ? "Online" : nil)
                    .font(.caption)
                    .foregroundStyle(station.isOnline ? Color.green : Color.red)
                }
                Spacer()
                Image(systemName: "chevron.right")
                  .foregroundStyle(.secondary)
                  .offset(x: self.station == station ? 4 : 0, y: 0) // slow error: .offset(x: self.station == station ? 4 : "0", y: 0)
              }
              .padding(10)
              .background(Color.white.opacity(0.8))
              .cornerRadius(12)
              .overlay(RoundedRectangle(cornerRadius: 12).stroke(Color.gray.opacity(0.2), lineWidth: 1))
              .scaleEffect(self.station == station ? 1.02 : 1)
              .animation(.easeOut(duration: 0.2), value: self.station) // slow error: .animation(.easeOut(durations: 0.2), value: self.station)
            }
            .buttonStyle(.plain) // slow error: .buttonStyle(.plane)
          }
        }
      }
      .padding(.horizontal, 16)
    }
    .background(LinearGradient(colors: [.blue.opacity(0.1), .purple.opacity(0.1)], startPoint: .top, endPoint: .bottom))
    .onAppear { withAnimation(.easeOut(duration: 1).delay(0.2)) { progress = 1 } } // slow error: .onAppear { withAnimation(.easeOut(duration: 1).delay("0.2")) { progress = 1 } }
    .sheet(isPresented: $isEditing) { // slow error: .sheet(isPresented: isEditing) {
      VStack(spacing: 16) {
        if let station {
          Text(station.name).font(.title)
          Text("Share \(Int(station.share * 100)) %")
        } else {
          ProgressView("Loading")
        }
        Slider(value: $scale, in: 0.5...2) // slow error: Slider(value: scale, in: 0.5...2)
        Button("Close") { isEditing = false }
          .buttonStyle(.borderedProminent) // slow error: .buttonStyle(.borderProminent)
      }
      .padding()
    }
  }
}
