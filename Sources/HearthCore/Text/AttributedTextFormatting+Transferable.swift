import CoreTransferable
import Foundation
import HearthRendering
import HearthStrings
import UniformTypeIdentifiers

extension AttributedTextFormatting {
  /// Attributed text that is copied or dragged as it looks in an environment.
  ///
  ///     struct Quote: View {
  ///       let text: AttributedString
  ///       @Environment(\.self) private var environment
  ///       var body: some View {
  ///         Text(text).draggable(AttributedTextFormatting.Transferable(text: text, in: environment))
  ///       }
  ///     }
  ///
  /// Other programs get it as HTML, as Rich Text Format or as plain text, as they know it. What neither format knows, as
  /// tracking, is left out.
  public struct Transferable: CoreTransferable.Transferable {
    let formatted: FormattedText

    /// Creates what is transferred of a text.
    ///
    /// - Parameters:
    ///   - text: The text with its attributes. Those that the environment's formatting definition does not allow are
    ///     changed as it says, or left out.
    ///   - environment: Where the text is shown: its font, colour scheme, contrast and tint say what the attributes mean.
    public init(text: AttributedString, in environment: EnvironmentValues) {
      var text = text
      if let definition = environment[TextFormattingDefinitionKey.self] {
        let runs = text.runs
        for run in runs {
          var attributes = run.attributes
          definition.apply(to: &attributes)
          text[run.range].setAttributes(attributes)
        }
      }
      formatted = FormattedText(
        text, base: environment.font ?? .body, in: environment.fontResolutionContext,
        color: { $0.resolve(in: environment).rgba })
    }

    /// HTML, Rich Text Format and plain text, the best first.
    public static var transferRepresentation: some TransferRepresentation {
      DataRepresentation<Self>(exportedContentType: .html) { Data($0.formatted.html.utf8) }
      DataRepresentation<Self>(exportedContentType: .rtf) { Data($0.formatted.rtf.utf8) }
      ProxyRepresentation { (item: Self) in item.formatted.text }
    }
  }
}
