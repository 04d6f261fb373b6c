import Foundation
import QuickTesting
import SwiftUI
import UIKit

struct DataAssetTests {
  private func bundle(_ files: [String: String]) throws -> (Bundle, remove: () -> Void) {
    let directory = FileManager.default.temporaryDirectory.appending(path: "HearthData-\(UUID().uuidString).bundle")
    for (path, text) in files {
      let file = directory.appending(path: path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return (try require(Bundle(path: directory.path)), { try? FileManager.default.removeItem(at: directory) })
  }

  @Test func `data is found by the name of its set`() throws {
    let (bundle, remove) = try bundle([
      "A.xcassets/Words.dataset/Contents.json":
        #"{"data": [{"idiom": "universal", "filename": "w.txt", "universal-type-identifier": "public.plain-text"}]}"#,
      "A.xcassets/Words.dataset/w.txt": "amber, beech",
      "A.xcassets/Plain.dataset/Contents.json": #"{"data": [{"filename": "none"}, {"filename": "p.bin"}]}"#,
      "A.xcassets/Plain.dataset/p.bin": "bytes",
    ])
    defer { remove() }
    let words = try require(NSDataAsset(name: "Words", bundle: bundle))
    expect(words.name == "Words" && words.data == Data("amber, beech".utf8))
    expect(words.typeIdentifier == "public.plain-text" && words.copy() as? NSDataAsset === words)
    let plain = try require(NSDataAsset(name: "Plain", bundle: bundle))
    expect(plain.data == Data("bytes".utf8) && plain.typeIdentifier == "public.data")
  }
  @Test func `what is not there, broken or outside of its set is nothing`() throws {
    let (bundle, remove) = try bundle([
      "secret.txt": "secret", "A.xcassets/Broken.dataset/Contents.json": "{",
      "A.xcassets/Out.dataset/Contents.json": #"{"data": [{"filename": "../../secret.txt"}]}"#,
    ])
    defer { remove() }
    for name in ["Nowhere", "Broken", "Out", "", "../secret"] {
      expect(NSDataAsset(name: name, bundle: bundle) == nil, "\(name)")
    }
    expect(NSDataAsset(name: "Nowhere") == nil)
  }
}
