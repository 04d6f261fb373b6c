import Foundation
import HearthCore
import SwiftUI

/// What a focused text field tells an input method and a keyboard on the screen.
public nonisolated struct TextInput: Equatable, Sendable {
  /// What is entered, as the field says it.
  public enum Purpose: Hashable, Sendable { case text, password, email, url, phone, number, decimal, search, name }
  public let purpose: Purpose
  /// Which letters a keyboard on the screen makes capital by itself; `automatic` for what it does unasked.
  public enum Capitalization: Hashable, Sendable { case automatic, never, words, sentences, characters }
  public let capitalization: Capitalization
  /// Whether words may be corrected and completed.
  public let allowsCorrection: Bool
  /// Points in the window.
  public let caret: CGRect
  /// The text around the caret; empty for a password.
  public let surroundingText: String
  /// The caret's offset in `surroundingText`, in UTF-8.
  public let surroundingCaret: Int

  init(_ request: TextInputRequest) {
    purpose =
      switch request.purpose {
      case .text: .text
      case .password: .password
      case .email: .email
      case .url: .url
      case .phone: .phone
      case .number: .number
      case .decimal: .decimal
      case .search: .search
      case .name: .name
      }
    capitalization =
      switch request.capitalization {
      case .automatic: .automatic
      case .never: .never
      case .words: .words
      case .sentences: .sentences
      case .characters: .characters
      }
    allowsCorrection = request.allowsCorrection
    (caret, surroundingText, surroundingCaret) = (request.caret, request.surroundingText, request.surroundingCaret)
  }
}

extension TestWindow {
  /// The text field that takes text now; nil if none does.
  ///
  /// ```swift
  /// window.click("password")
  /// #expect(window.textInput?.purpose == .password)
  /// ```
  public var textInput: TextInput? { host.textInput.map { TextInput($0) } }

  /// An input method deletes characters around the caret.
  public func deleteSurrounding(
    before: Int, after: Int, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    act(CallSite(fileID, filePath, line, column)) {
      content.handle(.text(.deleteSurrounding(before: max(0, before), after: max(0, after))))
    }
  }
}
