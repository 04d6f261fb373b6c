import SwiftUI

/// The log-in form, with photos beside it where there is room, until somebody has logged in.
struct PlannerScreen: View {
  /// Whether both columns are focus sections. Without them the arrows do not find the button at the lower right,
  /// which lies beside nothing at the left.
  var hasSections = true
  @State private var traveller: MailAddress?
  @State private var isWide = false

  private static let widthForPhotos: CGFloat = 900

  var body: some View {
    Group {
      if let traveller {
        WelcomePage(traveller: traveller) { self.traveller = nil }
      } else {
        HStack(spacing: 0) {
          LogInForm { traveller = $0 }
            .frame(maxWidth: isWide ? 500 : .infinity, maxHeight: .infinity)
            .focusSection(if: hasSections)
          if isWide {
            PhotoColumn()
              .focusSection(if: hasSections)
          }
        }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .onGeometryChange(for: Bool.self) {
      $0.size.width >= Self.widthForPhotos
    } action: {
      isWide = $0
    }
  }
}

extension View {
  @ViewBuilder fileprivate func focusSection(if isSection: Bool) -> some View {
    if isSection { focusSection() } else { self }
  }
}
