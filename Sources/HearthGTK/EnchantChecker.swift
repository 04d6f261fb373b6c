#if GTK
  import CGTK
  import Foundation
  import HearthCore
  import HearthPaint

  /// Spelling by the dictionaries of the desktop: Enchant, which asks hunspell, aspell and others. It is loaded with the
  /// first word that is looked up. What is learnt is in the user's own list of words, which all programs share.
  ///
  /// Source: the reference of Enchant 2.
  final class EnchantChecker: SpellingChecker {
    /// Nil where Enchant is not installed.
    static let shared: EnchantChecker? = EnchantLibrary().flatMap { EnchantChecker($0) }

    let memory = SpellingMemory()
    private let library: EnchantLibrary
    private let broker: OpaquePointer
    private var dictionaries: [String: OpaquePointer?] = [:]
    private var names: [String: String?] = [:]
    /// The names of the dictionaries that are installed, found once.
    private lazy var installed: [String] = {
      final class Names {
        var list: [String] = []
        nonisolated deinit {}
        init() {}
      }
      let names = Names()
      let note: EnchantLibrary.Describe = { tag, _, _, _, data in
        guard let tag, let data else { return }
        let name = String(cString: tag)
        nonisolated(unsafe) let names = Unmanaged<Names>.fromOpaque(data).takeUnretainedValue()
        MainActor.assumeIsolated { names.list.append(name) }
      }
      library.list(broker, note, Unmanaged.passUnretained(names).toOpaque())
      return names.list.sorted()
    }()

    private init?(_ library: EnchantLibrary) {
      guard let broker = library.makeBroker() else { return nil }
      (self.library, self.broker) = (library, broker)
    }
    nonisolated deinit {}

    /// That of the language in its country, else that of the language, else one of another country: American English
    /// for English. Source: our choice.
    func dictionary(for language: String) -> String? {
      if let known = names[language] { return known }
      let base = String(language.prefix { $0 != "_" })
      let same = installed.filter { $0 == base || $0.hasPrefix(base + "_") || $0.hasPrefix(base + "-") }
      let wanted = [language, base, "\(base)_\(base.uppercased())", "en_US"]
      let name = wanted.first { same.contains($0) } ?? same.first
      names[language] = .some(name)
      return name
    }
    private func open(_ dictionary: String) -> OpaquePointer? {
      if let known = dictionaries[dictionary] { return known }
      let made = library.request(broker, dictionary)
      dictionaries[dictionary] = .some(made)
      return made
    }
    func isCorrect(_ word: String, in dictionary: String) -> Bool {
      guard let opened = open(dictionary), !word.isEmpty else { return true }
      // Less than zero: it could not be looked up.
      return library.check(opened, word, word.utf8.count) <= 0
    }
    func suggestions(for word: String, in dictionary: String) -> [String] {
      guard let opened = open(dictionary), !word.isEmpty else { return [] }
      var count = 0
      guard let list = library.suggest(opened, word, word.utf8.count, &count) else { return [] }
      defer { library.free(opened, list) }
      return (0..<count).compactMap { list[$0].map { String(cString: $0) } }
    }
    func learn(_ word: String, in dictionary: String) {
      guard let opened = open(dictionary), !word.isEmpty else { return }
      library.add(opened, word, word.utf8.count)
    }
    func unlearn(_ word: String, in dictionary: String) {
      guard let opened = open(dictionary), !word.isEmpty else { return }
      library.remove(opened, word, word.utf8.count)
    }
    func hasLearnt(_ word: String, in dictionary: String) -> Bool {
      guard let opened = open(dictionary), !word.isEmpty else { return false }
      return library.isAdded(opened, word, word.utf8.count) != 0
    }
    var languages: [String] { installed.map { $0.replacingOccurrences(of: "-", with: "_") } }
  }

  /// The functions of Enchant 2 that are used.
  struct EnchantLibrary {
    typealias Describe =
      @convention(c) (
        UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?,
        UnsafeMutableRawPointer?
      ) -> Void
    typealias Strings = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
    typealias MakeBroker = @convention(c) () -> OpaquePointer?
    typealias Request = @convention(c) (OpaquePointer, UnsafePointer<CChar>) -> OpaquePointer?
    typealias List = @convention(c) (OpaquePointer, Describe, UnsafeMutableRawPointer?) -> Void
    typealias Check = @convention(c) (OpaquePointer, UnsafePointer<CChar>, Int) -> Int32
    typealias Suggest =
      @convention(c) (OpaquePointer, UnsafePointer<CChar>, Int, UnsafeMutablePointer<Int>) -> Strings?
    typealias Free = @convention(c) (OpaquePointer, Strings) -> Void
    typealias Add = @convention(c) (OpaquePointer, UnsafePointer<CChar>, Int) -> Void

    let makeBroker: MakeBroker
    let request: Request
    let list: List
    let check: Check
    let suggest: Suggest
    let free: Free
    let add: Add
    let remove: Add
    let isAdded: Check

    /// Nil where it is not installed.
    init?() {
      guard let library = SharedLibrary("libenchant-2.so.2"),
        let makeBroker: MakeBroker = library.function("enchant_broker_init"),
        let request: Request = library.function("enchant_broker_request_dict"),
        let list: List = library.function("enchant_broker_list_dicts"),
        let check: Check = library.function("enchant_dict_check"),
        let suggest: Suggest = library.function("enchant_dict_suggest"),
        let free: Free = library.function("enchant_dict_free_string_list"),
        let add: Add = library.function("enchant_dict_add"),
        let remove: Add = library.function("enchant_dict_remove"),
        let isAdded: Check = library.function("enchant_dict_is_added")
      else { return nil }
      (self.makeBroker, self.request, self.list, self.check) = (makeBroker, request, list, check)
      (self.suggest, self.free, self.add) = (suggest, free, add)
      (self.remove, self.isAdded) = (remove, isAdded)
    }
  }
#endif
