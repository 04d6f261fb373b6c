import SwiftUI
import UIKit

/// Shows a view of UIKit that a test has made.
struct Holder: UIViewRepresentable {
  let view: UIView
  func makeUIView(context: Context) -> UIView { view }
  func updateUIView(_ view: UIView, context: Context) {}
}
