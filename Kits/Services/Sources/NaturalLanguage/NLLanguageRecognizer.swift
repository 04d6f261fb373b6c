import Foundation

/// Says in which language a text is.
///
/// It looks at the script, and in scripts of several languages at their most frequent small words and their letters. That suffices for a
/// sentence; of a word or a name it may not know more than the script.
open class NLLanguageRecognizer: NSObject {
  private var text = ""
  /// The languages that there may be; empty for all.
  open var languageConstraints: [NLLanguage] = []
  /// How likely languages are before a word is read.
  open var languageHints: [NLLanguage: Double] = [:]
  public override init() { super.init() }
  open class func dominantLanguage(for string: String) -> NLLanguage? {
    let recognizer = NLLanguageRecognizer()
    recognizer.processString(string)
    return recognizer.dominantLanguage
  }
  /// More of the text.
  open func processString(_ string: String) { text += string }
  open func reset() { text = "" }
  /// Nil for a text without letters, and where nothing tells languages apart.
  open var dominantLanguage: NLLanguage? { languageHypotheses(withMaximum: 1).first?.key }
  /// The likeliest languages; the parts of all languages add up to 1.
  open func languageHypotheses(withMaximum maxHypotheses: Int) -> [NLLanguage: Double] {
    var scores = LanguageScores(text).values
    if !languageConstraints.isEmpty { scores = scores.filter { languageConstraints.contains($0.key) } }
    if !languageHints.isEmpty { for language in scores.keys { scores[language]! *= languageHints[language] ?? 0.001 } }
    let sum = scores.values.reduce(0, +)
    guard sum > 0 else { return [:] }
    let best = scores.sorted { ($0.value, $1.key.rawValue) > ($1.value, $0.key.rawValue) }.prefix(max(0, maxHypotheses))
    return Dictionary(uniqueKeysWithValues: best.map { ($0.key, $0.value / sum) })
  }
}

/// How much speaks for each language.
struct LanguageScores {
  private(set) var values: [NLLanguage: Double] = [:]

  init(_ text: String) {
    let text = text.prefix(20_000).lowercased()
    var counts: [Script: Double] = [:]
    for scalar in text.unicodeScalars { if let script = Script(scalar) { counts[script, default: 0] += 1 } }
    // Han with kana is Japanese.
    if let kana = counts[.kana], kana * 10 > counts[.han] ?? 0 {
      counts[.kana]! += counts.removeValue(forKey: .han) ?? 0
    }
    guard let (script, count) = counts.max(by: { ($0.value, $1.key.rawValue) < ($1.value, $0.key.rawValue) }) else {
      return
    }
    switch script {
    case .latin: values = Self.words(text, Self.latin, Self.latinLetters)
    case .cyrillic: values = Self.words(text, Self.cyrillic, Self.cyrillicLetters)
    case .han:
      let traditional = text.count { "們這個來國說時為學會對過還後點實開關無與".contains($0) }
      let simplified = text.count { "们这个来国说时为学会对过还后点实开关无与".contains($0) }
      values = traditional > simplified ? [.traditionalChinese: count] : [.simplifiedChinese: count]
    default: if let language = script.language { values = [language: count] }
    }
  }
  private static func words(
    _ text: String, _ lists: [NLLanguage: Set<String>], _ letters: [NLLanguage: String]
  ) -> [NLLanguage: Double] {
    var scores: [NLLanguage: Double] = [:]
    for word in text.split(whereSeparator: { !$0.isLetter && $0 != "'" && $0 != "’" }) {
      for (language, words) in lists where words.contains(String(word)) { scores[language, default: 0] += 1 }
    }
    for (language, own) in letters {
      let count = text.count { own.contains($0) }
      if count > 0 { scores[language, default: 0] += 0.5 * Double(count) }
    }
    return scores
  }
  private enum Script: Int {
    case latin, cyrillic, greek, arabic, hebrew, thai, hindi, kana, hangul, han
    init?(_ scalar: Unicode.Scalar) {
      switch scalar.value {
      case 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F, 0x1E00...0x1EFF: self = .latin
      case 0x370...0x3FF: self = .greek
      case 0x400...0x52F: self = .cyrillic
      case 0x590...0x5FF: self = .hebrew
      case 0x600...0x6FF: self = .arabic
      case 0x900...0x97F: self = .hindi
      case 0xE00...0xE7F: self = .thai
      case 0x3040...0x30FF: self = .kana
      case 0x1100...0x11FF, 0xAC00...0xD7AF: self = .hangul
      case 0x4E00...0x9FFF, 0x3400...0x4DBF: self = .han
      default: return nil
      }
    }
    var language: NLLanguage? {
      switch self {
      case .greek: .greek
      case .arabic: .arabic
      case .hebrew: .hebrew
      case .thai: .thai
      case .hindi: .hindi
      case .kana: .japanese
      case .hangul: .korean
      case .latin, .cyrillic, .han: nil
      }
    }
  }
  private static func list(_ words: String) -> Set<String> { Set(words.split(separator: " ").map(String.init)) }
  // The most frequent small words of each language, and letters that few others have.
  private static let latin: [NLLanguage: Set<String>] = [
    .english: list(
      "the of and to in is that it was for on are with as his they at be this have from or had by but not what all were we when your can said there use an each which she do how their if will you i my hello world good morning"
    ),
    .german: list(
      "der die das und ist in den von zu mit sich auf für nicht ein eine einen dem des im auch als es an werden aus er sie wir ich du nach bei um am sind noch wie über so zum war haben nur oder aber hallo welt guten"
    ),
    .french: list(
      "le la les de des et est en un une du dans que qui pour pas sur au avec ce il elle nous vous je ne se plus par sont mais ou son cette comme c'est l'on bonjour monde être avoir"
    ),
    .spanish: list(
      "el la los las de y en un una que es por con para no se del al lo como más pero sus le ya o este sí porque esta entre cuando muy sin sobre también me hasta hay donde hola mundo buenos"
    ),
    .italian: list(
      "il lo la gli le di e che è un una in per non con del della dei si da come ma sono più anche questo alla nel se io tu noi voi mi ci ciao mondo buongiorno essere"
    ),
    .portuguese: list(
      "o a os as de e em um uma que é do da dos das por com para não se no na ao mais como mas foi ele ela você eu isso são muito também olá mundo bom dia"
    ),
    .dutch: list(
      "de het een en van in is dat op te zijn met voor niet aan er om ook als bij maar uit naar dan nog wel ik je wij hij zij deze dit hallo wereld goede"
    ),
    .swedish: list(
      "och det att i en jag som han på den med var sig för så till är men ett om hade de av icke mig du henne inte vi hej världen från"
    ),
    .danish: list(
      "og i det at en den til er som på de med han af for ikke der var mig sig men et har om vi jeg min havde ham hej verden fra også"
    ),
    .norwegian: list(
      "og i det på som er en til å han av for med at var de ikke den har jeg om et men seg hun vi fra også hei verden"),
    .finnish: list(
      "ja on ei se että hän oli mutta ovat ole kun niin kuin minä sinä tämä joka myös ovat sen hei maailma olen"),
    .polish: list(
      "i w na z się nie to do jest że o jak za od po ale przez dla ten są był tak co już czy jego cześć świat mnie"),
    .czech: list(
      "a se v na je že to s z do o i jako za ale by jsem si po tak jsou byl ve pro když nebo ahoj svět není"),
    .turkish: list(
      "ve bir bu da de için ne çok o ama ile gibi daha mi ben sen var olarak kadar sonra merhaba dünya değil"),
    .romanian: list("și în de la cu a o un pe nu să este care mai din pentru sunt ce se au dar salut lume fi"),
    .hungarian: list("a az és hogy nem is egy ez van de meg csak már mint ha volt szia világ én"),
    .vietnamese: list("và của là có không được một những cho trong người các này đã với tôi xin chào"),
    .indonesian: list("dan yang di ini itu dengan untuk tidak dari dalam akan pada adalah saya ke juga ada halo dunia"),
  ]
  private static let latinLetters: [NLLanguage: String] = [
    .german: "ßäöü", .french: "çèêœàùëï", .spanish: "ñ¿¡áíóú", .portuguese: "ãõç", .swedish: "åäö", .danish: "æøå",
    .norwegian: "æøå", .finnish: "äö", .polish: "łąęśżźćń", .czech: "řěůčšž", .turkish: "ğışç", .romanian: "ășțâ",
    .hungarian: "őűáé", .vietnamese: "ạảấầẩậắằặẹẻẽếềểễệịọỏốồổộớờởợụủứừửữựỳỹđ", .italian: "òìàè",
  ]
  private static let cyrillic: [NLLanguage: Set<String>] = [
    .russian: list("и в не на я что он с как это по но они мы она так его за был все у из привет мир для от вы"),
    .ukrainian: list(
      "і в не на я що він з як це по але вони ми вона так його за був усі у із привіт світ для від ви та"),
    .bulgarian: list("и в не на аз че той с като това по но те ние тя така за беше всички у от здравей свят да се са"),
  ]
  private static let cyrillicLetters: [NLLanguage: String] = [.russian: "ыэё", .ukrainian: "іїєґ", .bulgarian: "ъщ"]
}
