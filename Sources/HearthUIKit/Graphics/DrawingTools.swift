import Foundation
import HearthCore
import HearthRendering
import HearthUI

#if GTK
  import HearthPaint
#endif

/// What text is measured with, and pictures are painted with, outside of windows. Made when it is first asked for.
@MainActor enum DrawingTools {
  #if GTK
    static let images = ImageStore()
    static let shaper: PangoShaper = {
      GTKLibrary.prepareForPictures()
      return PangoShaper(.system(interfaceFamily: "Inter"), images: images)
    }()
    static let renderer = PictureRenderer(images: images)
    static var textShaper: any TextShaper { shaper }
    static func metrics(of font: FontDescription) -> FontMetrics { shaper.metrics(of: font) }
    static func size(of source: ImageSource) -> CGSize? { images.metrics(of: source)?.size }
    static var families: [String] { shaper.families }
    static func faces(of family: String) -> [String] { shaper.faces(of: family) }
    static func font(named name: String, size: CGFloat) -> FontDescription? { shaper.font(named: name, size: size) }
  #else
    static let textShaper: any TextShaper = RoundMetricsShaper()
    /// Source: `RoundMetricsShaper`; the parts of letters are our choice.
    static func metrics(of font: FontDescription) -> FontMetrics {
      FontMetrics(
        ascent: font.size, descent: font.size / 4, capHeight: font.size * 0.75, xHeight: font.size / 2,
        family: font.family ?? "")
    }
    static func size(of source: ImageSource) -> CGSize? { nil }
    static var families: [String] { [] }
    static func faces(of family: String) -> [String] { [] }
    static func font(named name: String, size: CGFloat) -> FontDescription? { nil }
  #endif

  /// The accent colour of the desktop, as far as a window knows it; nil for ours.
  static var accent: RGBA? {
    (AppScenes.currentContent ?? AppScenes.current?.currentSession?.content)?.host.settings.accent
  }
  /// What views see in the window whose code runs, else what the app's windows begin with.
  static var environment: EnvironmentValues {
    if let content = AppScenes.currentContent ?? AppScenes.current?.currentSession?.content
      ?? AppScenes.current?.content
    {
      return EnvironmentValues(scope: content.rootScope)
    }
    return EnvironmentValues()
  }
}

/// Runs what belongs to the main actor, at once where that is the thread that asks, else while it waits.
///
/// Fonts and pictures are asked for on any thread, as on Apple's systems.
func onMainActor<Value>(_ work: @MainActor () -> Value) -> Value {
  withoutActuallyEscaping(work) { work in
    // The caller waits, so that nothing is used by two threads at once.
    nonisolated(unsafe) var value: Value?
    if MainThread.isCurrent {
      MainActor.assumeIsolatedFast { value = work() }
    } else {
      DispatchQueue.main.sync {
        // The queue may run this on the thread that waits.
        _ = MainThread.isCurrent
        value = work()
      }
    }
    return value!
  }
}
