// What is measured depends on the fonts.
#if GTK
  import Foundation
  import HearthTesting
  import SwiftUI
  import Testing

  @testable import Gallery

  /// The audit over every page of the Gallery, as far as one can scroll.
  @MainActor @Suite("Audit of the Gallery") struct GalleryAuditTests {
    private func window(_ page: GalleryPage, _ idiom: Idiom, _ scheme: ColorScheme) -> TestWindow {
      let wall = PhotoWall(base: URL(fileURLWithPath: "/nowhere"))
      // High enough for a whole page.
      let size = idiom == .phone ? CGSize(width: 390, height: 2600) : CGSize(width: 1040, height: 1800)
      let settings = TestWindow.Settings(colorScheme: scheme)
      let window = TestWindow(text: .real, size: size, idiom: idiom, settings: settings) {
        GalleryView(first: page).environment(wall)
      }
      window.advance(by: .seconds(2))
      return window
    }

    @Test(arguments: GalleryPage.allCases, [Idiom.desktop, .phone])
    func `everybody can use a page of the Gallery`(_ page: GalleryPage, _ idiom: Idiom) throws {
      for scheme in [ColorScheme.light, .dark] {
        let window = window(page, idiom, scheme)
        let found = window.auditAsShown(on: idiom)
        #expect(
          found.isEmpty,
          "\(page) \(idiom) \(scheme): \(found.map { "\($0.auditType.rawValue) \($0)" }.joined(separator: "\n"))")
      }
    }
  }
  extension TestWindow {
    /// The audit. On phones and tablets, which have Apple's colours, what is faint counts where it is not read by who asks for
    /// more contrast either.
    func auditAsShown(on idiom: Idiom) -> [AccessibilityAuditIssue] {
      if idiom != .phone, idiom != .pad { return accessibilityAudit() }
      let found = accessibilityAudit(for: .all.subtracting(.contrast))
      let faint = Set(accessibilityAudit(for: .contrast).map { $0.element })
      settings.contrast = .increased
      return found + accessibilityAudit(for: .contrast).filter { faint.contains($0.element) }
    }
  }
#endif
