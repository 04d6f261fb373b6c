import Foundation
import HearthCore
import HearthRendering
import SwiftUI

/// What a focused text field tells an input method and a keyboard on the screen.
public nonisolated struct TextInput: Equatable, Sendable {
  /// The number of the text that is edited: every field has another.
  public let session: Int
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
  /// The offset of the other end of the selection, in UTF-8; that of the caret where nothing is selected.
  public let surroundingAnchor: Int
  /// Whether the spelling of what is entered is checked.
  public let checksSpelling: Bool
  /// Whether what is entered must not be learnt or stored.
  public let isPrivate: Bool

  init(_ request: TextInputRequest) {
    session = request.session
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
    surroundingAnchor = request.surroundingAnchor
    (checksSpelling, isPrivate) = (request.checksSpelling, request.isPrivate)
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

  /// An input method shows a text that is not finished; empty: it withdraws it.
  ///
  /// ```swift
  /// window.compose("にほn", marks: [.init(0..<6), .init(6..<7, .error)])
  /// window.commit("日本")
  /// ```
  ///
  /// - Parameters:
  ///   - preedit: The whole unfinished text.
  ///   - caret: Where it shows the caret in the text, in UTF-8; nil for the end.
  ///   - marks: How parts of the text look. Where nothing is said all of it is underlined.
  public func compose(
    _ preedit: String, caret: Int? = nil, marks: [CompositionMark] = [], fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    act(CallSite(fileID, filePath, line, column)) {
      host.composition = preedit
      content.handle(
        .text(.compose(Preedit(preedit, caret: caret ?? preedit.utf8.count, spans: marks.map { $0.span }))))
    }
  }
  /// An input method enters a text, instead of the one that it has shown.
  public func commit(
    _ text: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    act(CallSite(fileID, filePath, line, column)) {
      host.composition = ""
      content.handle(.text(.commit(text)))
    }
  }
  /// What the input method does with a text that it has not finished when the field wants it to end: when another view
  /// is clicked, say. Those for Chinese and Japanese drop it, those for Korean enter it.
  public var compositionEnd: CompositionEnd {
    get { host.compositionEnd }
    set { host.compositionEnd = newValue }
  }
  /// How often the input method was asked to end a composition.
  public var endedCompositions: Int { host.endedCompositions }

  /// An input method in another process enters a text for the field that was edited before, when focus has moved on.
  ///
  /// - Parameters:
  ///   - text: What it enters.
  ///   - session: `TextInput.session` of that field.
  public func commitLate(
    _ text: String, session: Int, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    act(CallSite(fileID, filePath, line, column)) { content.handle(.text(.commitLate(text, session: session))) }
  }

  /// An input method deletes Unicode scalars around the caret.
  public func deleteSurrounding(
    before: Int, after: Int, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let before = max(0, before)
    deleteSurrounding(
      offset: -before, count: before + max(0, after), fileID: fileID, filePath: filePath, line: line, column: column)
  }
  /// An input method deletes so many Unicode scalars, the first of them at an offset from the caret.
  public func deleteSurrounding(
    offset: Int, count: Int, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    act(CallSite(fileID, filePath, line, column)) {
      content.handle(.text(.deleteSurrounding(offset: offset, count: count)))
    }
  }
}

/// How an input method shows a part of an unfinished text.
public nonisolated struct CompositionMark: Sendable {
  /// A line below the part.
  public enum Underline: Sendable { case single, double, thick, error }
  let span: Preedit.Span

  /// - Parameters:
  ///   - range: UTF-8 offsets in the unfinished text.
  ///   - underline: The line below it; nil for none.
  ///   - color: Of the letters; nil for that of the field.
  ///   - background: What is behind the letters; nil for nothing.
  ///   - isBold: Whether the letters are bold.
  public init(
    _ range: Range<Int>, _ underline: Underline? = .single, color: Color.Resolved? = nil,
    background: Color.Resolved? = nil, isBold: Bool = false
  ) {
    var span = Preedit.Span(range)
    span.underline =
      switch underline {
      case .single: .single
      case .double: .double
      case .thick: .thick
      case .error: .error
      case nil: nil
      }
    func rgba(_ color: Color.Resolved) -> RGBA { RGBA(color.red, color.green, color.blue, color.opacity) }
    (span.color, span.background, span.isBold) = (color.map(rgba), background.map(rgba), isBold)
    self.span = span
  }
}
