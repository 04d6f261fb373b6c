import SwiftUI

/// A view that draws data as marks.
public struct ChartPlaceholder {}
