import SwiftUI

/// What takes the pointer, keys and wheel in the plot area, and what assistive technology finds there.
struct PlotInput: View {
  let proxy: ChartProxy
  let placement: Placement
  let scroll: ScrollState?
  var body: some View {
    ZStack(alignment: .topLeading) {
      MarkElements(model: proxy.model, placement: placement)
      if let scroll {
        ScrollSurface(proxy: proxy, scroll: scroll)
      } else {
        PlotGestures(proxy: proxy)
      }
    }
  }
}

/// The app's gestures, or those that select.
struct PlotGestures: View {
  let proxy: ChartProxy
  var body: some View {
    let configuration = proxy.model.configuration
    if !configuration.gestures.isEmpty {
      ZStack {
        ForEach(Array(configuration.gestures.enumerated()), id: \.offset) { _, gesture in gesture(proxy) }
      }
    } else if SelectionSurface.isNeeded(configuration) {
      SelectionSurface(proxy: proxy)
    }
  }
}
