import SwiftUI

/// A wall of photographs, each as high as it has to be, which arrive one by one; one of them opens over the wall.
struct PhotosPage: View {
  @Environment(PhotoWall.self) private var wall
  @State private var opened: Scenery?

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        Text(wall.problem ?? GalleryPage.photos.summary)
          .foregroundStyle(.secondary)
          .padding(.horizontal, 4)
        ColumnLayout(minimum: 150, spacing: 12) {
          ForEach(Scenery.all) { scenery in
            Button {
              opened = scenery
            } label: {
              Photo(scenery: scenery, url: wall.url(of: scenery))
            }
            .buttonStyle(.plain)
            .accessibilityLabel(scenery.title)
            .accessibilityIdentifier(scenery.name)
          }
        }
      }
      .padding(16)
    }
    .task { await wall.prepare() }
    .sheet(item: $opened) { OpenedPhoto(scenery: $0, url: wall.url(of: $0)) }
  }
}

/// A photograph with its name, or what stands for it until it is there.
private struct Photo: View {
  let scenery: Scenery
  let url: URL?

  var body: some View {
    AsyncImage(url: url, transaction: Transaction(animation: .easeOut(duration: 0.4))) { phase in
      switch phase {
      case .success(let image):
        image
          .resizable()
          .accessibilityIdentifier("loaded \(scenery.name)")
      case .failure:
        ZStack {
          Rectangle().fill(WellSurface())
          VStack(spacing: 6) {
            Image(systemName: "wifi.exclamationmark").font(.title2)
            Text("Not found").font(.caption)
          }
          .foregroundStyle(.secondary)
        }
        .accessibilityIdentifier("failed \(scenery.name)")
      case .empty:
        LinearGradient(
          colors: [Color(hex: scenery.sky[0]).opacity(0.35), Color(hex: scenery.sky[2]).opacity(0.35)],
          startPoint: .top, endPoint: .bottom)
      @unknown default: Color.clear
      }
    }
    .aspectRatio(scenery.ratio, contentMode: .fit)
    .overlay(alignment: .bottomLeading) {
      Text(scenery.title)
        .font(.caption.weight(.semibold))
        .foregroundStyle(.white)
        .lineLimit(1)
        .minimumScaleFactor(0.3)
        .padding(.horizontal, 9)
        .padding(.vertical, 4)
        .background(.black.opacity(0.6), in: .capsule)
        .padding(8)
    }
    .clipShape(.rect(cornerRadius: 14, style: .continuous))
    .contentShape(.rect)
  }
}

private struct OpenedPhoto: View {
  let scenery: Scenery
  let url: URL?
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 14) {
      AsyncImage(url: url) { image in
        image.resizable().scaledToFit()
      } placeholder: {
        ProgressView()
      }
      .clipShape(.rect(cornerRadius: 14, style: .continuous))
      .frame(maxHeight: .infinity)
      HStack {
        Text(scenery.title).font(.title3.bold())
        Spacer()
        Button("Done") { dismiss() }
          .keyboardShortcut(.defaultAction)
          .accessibilityIdentifier("done")
      }
    }
    .padding(18)
    .frame(minWidth: 300, idealWidth: 560, minHeight: 320, idealHeight: 460)
  }
}
