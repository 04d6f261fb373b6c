/// Names that a file sees on Apple's systems without an import of its own, since Foundation hands them on there.
///
/// For an app one generated file imports them for the whole module. In the sources of a package each file that uses such names imports them at its end.
enum ImplicitImports {
  private static let all: [(words: [String], lines: [String], isIn: Set<String>)] = [
    // Combine hands FoundationNetworking on.
    (
      [
        "ObservableObject", "@Published", "AnyCancellable", "AnyPublisher", "PassthroughSubject", "CurrentValueSubject",
        "URLSession", "URLRequest", "URLResponse", "URLCache", "URLCredential", "URLProtocol", "HTTPCookie",
        "URLAuthenticationChallenge",
      ], ["import Combine"], ["Combine", "SwiftUI"]
    ),
    (["@Observable", "withObservationTracking"], ["import Observation"], ["Observation", "SwiftUI"]),
    (["LocalizedStringResource"], ["import struct HearthCore.LocalizedStringResource"], ["SwiftUI", "UIKit"]),
    (["DateComponentsFormatter"], ["import class HearthUI.DateComponentsFormatter"], ["SwiftUI", "UIKit"]),
    (["ListFormatter"], ["import class HearthUI.ListFormatter"], ["SwiftUI", "UIKit"]),
    (["MeasurementFormatter"], ["import class HearthUI.MeasurementFormatter"], ["SwiftUI", "UIKit"]),
    (["RelativeDateTimeFormatter"], ["import class HearthUI.RelativeDateTimeFormatter"], ["SwiftUI", "UIKit"]),
  ]
  /// Names of Foundation's that are in a module of their own on Linux, which is large: only files that say one of these names import it.
  private static let documents: [[UInt8]] = ["XMLParser", "XMLDocument", "XMLElement", "XMLNode"].map { Array($0.utf8) }
  static func needsDocuments(_ text: String) -> Bool { SourceScan.contains(text, documents) }

  private static let words: [[UInt8]] = all.flatMap(\.words).map { Array($0.utf8) }

  static func mayBeIn(_ text: String) -> Bool { SourceScan.contains(text, words) }
  /// The lines that a source needs which has some imports.
  static func lines(for text: String, importing imports: Set<String>) -> [String] {
    if imports.isEmpty { return [] }
    return all.filter { imports.isDisjoint(with: $0.isIn) && SourceScan.contains(text, $0.words) }.flatMap(\.lines)
  }
}
