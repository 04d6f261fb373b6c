import SwiftUI

/// The pages, in the order of the sidebar.
enum GalleryPage: String, CaseIterable, Identifiable {
  case canvas, shapes, colors, materials, shaders
  case images, photos, symbols, renderer
  case text, redaction
  case pad, chart

  var id: Self { self }

  var title: String {
    switch self {
    case .canvas: "Canvas"
    case .shapes: "Shapes"
    case .colors: "Colours"
    case .materials: "Materials"
    case .shaders: "Shaders"
    case .images: "Images"
    case .photos: "Photo Wall"
    case .symbols: "Symbols"
    case .renderer: "Image Renderer"
    case .text: "Text"
    case .redaction: "Redaction"
    case .pad: "Drawing Pad"
    case .chart: "Chart"
    }
  }
  var summary: String {
    switch self {
    case .canvas: "Drawn by hand, once a frame: layers, blends, filters."
    case .shapes: "Outlines that know where they lie."
    case .colors: "Meshes, sweeps, and the way from one colour to another."
    case .materials: "Frosted panes over something that moves."
    case .shaders: "Functions of the app that compute each pixel."
    case .images: "Stretched, capped, tiled, smooth or sharp."
    case .photos: "Pictures that arrive one by one."
    case .symbols: "Sizes, weights, layers and values."
    case .renderer: "A view becomes a picture, or a page."
    case .text: "Letters as drawing, and time as text."
    case .redaction: "What is shown before anything may be seen."
    case .pad: "Draw with the pointer or a finger."
    case .chart: "A year of weather, on a canvas."
    }
  }
  var symbol: String {
    switch self {
    case .canvas: "scribble.variable"
    case .shapes: "square.on.circle"
    case .colors: "paintpalette.fill"
    case .materials: "square.stack.3d.up.fill"
    case .shaders: "wand.and.stars"
    case .images: "photo.fill"
    case .photos: "photo.on.rectangle.angled"
    case .symbols: "star.fill"
    case .renderer: "doc.richtext"
    case .text: "textformat"
    case .redaction: "eye.slash.fill"
    case .pad: "pencil.tip"
    case .chart: "chart.bar.fill"
    }
  }
  var color: Color {
    switch self {
    case .canvas: .indigo
    case .shapes: .orange
    case .colors: .pink
    case .materials: .cyan
    case .shaders: .purple
    case .images: .green
    case .photos: .blue
    case .symbols: .yellow
    case .renderer: .brown
    case .text: .gray
    case .redaction: .red
    case .pad: .teal
    case .chart: .mint
    }
  }
}

/// Pages that belong together.
struct Wing: Identifiable {
  let title: String
  let pages: [GalleryPage]
  var id: String { title }

  static let all = [
    Wing(title: "Drawing", pages: [.canvas, .shapes, .colors, .materials, .shaders]),
    Wing(title: "Pictures", pages: [.images, .photos, .symbols, .renderer]),
    Wing(title: "Words", pages: [.text, .redaction]),
    Wing(title: "Studio", pages: [.pad, .chart]),
  ]
}
