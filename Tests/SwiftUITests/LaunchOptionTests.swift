import Foundation
import QuickTesting
import SwiftUI
import Testing

@testable import HearthUI

@MainActor struct LaunchOptionTests {
  private func parse(_ arguments: String...) -> (options: LaunchOptions, complaints: [String]) {
    var complaints: [String] = []
    let options = LaunchOptions(["/bin/App"] + arguments) { complaints.append($0) }
    return (options, complaints)
  }

  @QuickTesting.Test func `are what an app has from here`() {
    let (options, complaints) = parse(
      "--idiom", "phone", "--size", "390x760", "--dark", "--picture", "a.png", "--scale", "2", "--after", "1.5",
      "--preview", "Row", "--new-instance", "--text-size", "accessibility2", "--preview-board", "--look", "26")
    expect(complaints, equals: [])
    expect(
      options.idiom == .phone && options.size == CGSize(width: 390, height: 760) && options.isDark
        && options.isNewInstance)
    expect(options.picture == "a.png" && options.scale == 2 && options.seconds == 1.5 && options.preview == "Row")
    expect(options.textSize == .accessibility2 && options.showsAllPreviews && options.look == .ios26)
    expect(!options.listsPreviews && !options.showsHelp && options.urls == [])
  }
  @Test(arguments: [
    ["--idiom", "toaster"], ["--size", "300"], ["--size", "0x10"], ["--scale", "-1"], ["--after", "soon"],
    ["--picture"], ["--preview"], ["--text-size", "huge"],
    ["--look", "6"],
  ])
  func `without a usable value are reported and left out`(arguments: [String]) {
    var complaints: [String] = []
    let options = LaunchOptions(["/bin/App"] + arguments + []) { complaints.append($0) }
    expect(complaints, equals: ["The option \(arguments[0]) has no usable value and is left out."])
    expect(
      options.askedIdiom == nil && options.size == nil && options.scale == 1 && options.seconds == 0
        && options.picture == nil && options.textSize == nil && options.look == .ios17)
  }
  @QuickTesting.Test func `of the app are left to it, with the value of one that begins with a single hyphen`() {
    let (options, complaints) = parse(
      "--verbose", "cookbook://a", "-server", "https://example.org", "-x", "--dark", "-", "cookbook://b")
    expect(complaints, equals: [])
    expect(options.isDark)
    expect(options.urls.map(\.absoluteString), equals: ["cookbook://a", "cookbook://b"])
  }
  @QuickTesting.Test func `all have a line of help`() {
    let help = LaunchOption.help(of: "/usr/bin/Pantry")
    expect(help.hasPrefix("Usage: Pantry "))
    for option in LaunchOption.all {
      for name in option.names { expect(help.contains(name)) }
      expect(help.contains(option.summary))
    }
    expect(help.contains("-h") && help.components(separatedBy: "\n").allSatisfy { $0.count <= 140 })
  }
}
