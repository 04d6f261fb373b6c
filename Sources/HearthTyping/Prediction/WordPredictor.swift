import Foundation

/// Says how a text may go on: by a model, by the text itself, and by what the user typed before.
package final class WordPredictor: WordSuggesting {
  /// What may stand behind the caret.
  package struct Completion: Equatable, Sendable {
    /// What is missing of the word, and perhaps further words; without a space at its begin or end.
    package var text: String
    /// How likely it is among what was thought of: from 0 to 1.
    package var confidence: Double
  }
  package let model: LanguageModel
  /// What the user typed in other texts of the app.
  package var personal = PersonalWords()

  /// Weights of what the text itself and what the user typed say. Source: our choice; they were not fitted to the texts
  /// of the measurement in Documentation/KeyboardLayouts.md.
  private static let textWeight = 0.14, personalWeight = 0.1
  /// Words of the model that are compared with others.
  private static let compared = 8
  /// Characters before the caret that count. Source: our choice: reading them is most of the time that a key
  /// takes, 0.2 ms.
  private static let window = 700
  /// How sure a guess has to be to be shown, with and without a letter of the word; and for a further word.
  /// Source: our choice: one in eight is right at least, and a further word more often than not.
  package static let leastSure = 0.12, leastSureNext = 0.12, leastSureFurther = 0.6
  private static let mostWords = 3
  /// What is typed may be the whole word: a longer one is shown if it is five times likelier, as the space bar of a
  /// phone accepts it. Source: our choice: "i" is not to become "in".
  private static let wholeWord = 0.2

  package init(_ model: LanguageModel) { self.model = model }

  private struct Guess {
    var form: String
    var probability: Double
    /// Nil for a word that the model does not know.
    var word: LanguageModel.Word?
  }
  /// What is before the caret, read.
  private struct Place {
    var context: [LanguageModel.Word]
    var before: String?
    var beginsSentence: Bool
    var typed: String
    var text: PersonalWords
  }
  private func place(_ text: String) -> Place {
    var tail = text.suffix(Self.window)
    // A word that is cut is none.
    if tail.startIndex > text.startIndex, let space = tail.firstIndex(of: " ") { tail = tail[space...] }
    let typed = WordReader.unfinished(String(tail.suffix(40)))
    let done = tail.dropLast(typed.count)
    var parts = WordReader.parts(of: done)
    if let last = parts.lastIndex(of: .boundary), last < parts.count - 4 { parts = Array(parts[(last)...]) }
    var context: [LanguageModel.Word] = [LanguageModel.boundary], before: String?
    for part in parts.suffix(LanguageModel.order + 1) {
      switch part {
      case .word(let word):
        context.append(model.word(word))
        before = word.lowercased()
      case .comma: context.append(LanguageModel.comma)
      case .boundary:
        context = [LanguageModel.boundary]
        before = nil
      }
    }
    return Place(
      context: context, before: before, beginsSentence: context.last == LanguageModel.boundary, typed: typed,
      text: PersonalWords(text: done))
  }
  private func guesses(_ place: Place, limit: Int) -> [Guess] {
    let key = place.typed.lowercased()
    let found = model.candidates(
      after: place.context, in: model.words(beginningWith: key), limit: max(limit, Self.compared))
    var guesses: [String: Guess] = [:]
    for candidate in found {
      let form = model.text(of: candidate.word)
      guesses[form.lowercased()] = Guess(
        form: form, probability: exp2(Double(candidate.score)), word: candidate.word)
    }
    let own = [(place.text, Self.textWeight), (personal, Self.personalWeight)].filter { !$0.0.isEmpty }
    if !own.isEmpty {
      let rest = 1 - own.reduce(0) { $0 + $1.1 }
      for (words, _) in own {
        for (key, form) in words.words(beginningWith: key, after: place.before) where guesses[key] == nil {
          let word = model.word(key)
          let score = word == LanguageModel.unknown ? 0 : exp2(Double(model.score(of: word, after: place.context)))
          guesses[key] = Guess(form: form, probability: score, word: word == LanguageModel.unknown ? nil : word)
        }
      }
      for key in guesses.keys {
        var probability = rest * guesses[key]!.probability
        for (words, weight) in own { probability += weight * words.probability(of: key, after: place.before) }
        guesses[key]!.probability = probability
      }
    }
    return guesses.values.sorted {
      $0.probability == $1.probability ? $0.form < $1.form : $0.probability > $1.probability
    }
  }
  /// As the word is written here: with a capital where a sentence begins or one was typed; nil where what was typed is
  /// another word, as "par" for "Paris".
  private func shown(_ guess: Guess, _ place: Place) -> String? {
    var form = guess.form
    if place.typed.isEmpty ? place.beginsSentence : place.typed.first!.isUppercase {
      form = form.prefix(1).uppercased() + form.dropFirst()
    }
    if place.typed.count > 1, place.typed == place.typed.uppercased(), place.typed != place.typed.lowercased() {
      form = form.uppercased()
    }
    return form.hasPrefix(place.typed) ? form : nil
  }

  package func words(after text: String, limit: Int) -> [String] {
    let place = place(text)
    return Array(guesses(place, limit: limit).compactMap { shown($0, place) }.prefix(limit))
  }

  /// What may stand behind the caret; nil where nothing is likely enough.
  ///
  /// - Parameters:
  ///   - text: What is before the caret, as far as it is known.
  ///   - leastSure: How likely it has to be, for a test or a measurement.
  package func completion(after text: String, leastSure: Double? = nil) -> Completion? {
    let place = place(text)
    let guesses = guesses(place, limit: Self.compared)
    let all = place.typed.isEmpty ? 1 : guesses.prefix(Self.compared).reduce(0) { $0 + $1.probability }
    guard all > 0 else { return nil }
    // What is typed may be the whole word.
    let typedKey = place.typed.lowercased()
    for guess in guesses {
      guard let form = shown(guess, place) else { continue }
      let sure = guess.probability / all
      if form.count == place.typed.count { continue }
      if sure < leastSure ?? (place.typed.isEmpty ? Self.leastSureNext : Self.leastSure) { return nil }
      if leastSure == nil, let whole = guesses.first(where: { $0.form.lowercased() == typedKey }),
        whole.probability > guess.probability * Self.wholeWord
      {
        return nil
      }
      var result = String(form.dropFirst(place.typed.count))
      if sure >= Self.leastSureFurther { result += further(guess, place) }
      return Completion(text: result, confidence: sure)
    }
    return nil
  }
  /// The words that follow for sure.
  private func further(_ guess: Guess, _ place: Place) -> String {
    guard var word = guess.word else { return "" }
    var context = place.context, result = ""
    for _ in 1..<Self.mostWords {
      context.append(word)
      guard let next = model.candidates(after: context, in: model.words(beginningWith: ""), limit: 1).first,
        exp2(Double(next.score)) >= Self.leastSureFurther
      else { break }
      result += " " + model.text(of: next.word)
      word = next.word
    }
    return result
  }
}
