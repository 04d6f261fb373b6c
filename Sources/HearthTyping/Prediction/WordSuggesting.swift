/// A type that knows which words may come next: a language model, or what a test says.
package protocol WordSuggesting: AnyObject {
  /// Words that may be meant where a text ends: its last word finished, or the word after it, the most likely one first.
  func words(after text: String, limit: Int) -> [String]
}
