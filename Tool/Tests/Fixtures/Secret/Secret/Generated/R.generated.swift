// swift-format-ignore-file
import Foundation
import SwiftUI
import UIKit

let R = _R(bundle: Bundle(for: _R.BundleFinder.self))
struct _R {
  final class BundleFinder {}; let bundle: Foundation.Bundle
  var string: string { .init(bundle: bundle, preferredLanguages: nil, locale: nil) }
  struct string {
    let bundle: Foundation.Bundle; let preferredLanguages: [String]?; let locale: Locale?
    var localizable: localizable { .init() }
    struct localizable { func greeting() -> String { NSLocalizedString("greeting", comment: "") } }
  }
}
