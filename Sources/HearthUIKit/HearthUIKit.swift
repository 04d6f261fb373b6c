@_exported import HearthSelectors

// The names of UIKit for what is here, on the same nodes as SwiftUI's views. The modules SwiftUI and UIKit hand them on.
