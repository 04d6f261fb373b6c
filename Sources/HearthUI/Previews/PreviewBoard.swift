import Foundation
import HearthCore
import HearthStrings

/// All previews of a program in one window, for who works on them: for each kind of device, in both appearances, with all
/// sizes of text, and in the languages that the program has texts in.
package struct PreviewBoardApp: App {
  package init() {}
  package var body: some Scene {
    WindowGroup("Previews") { PreviewBoard(previews: Preview.all) }
      .defaultSize(width: 1100, height: 760)
  }
}

extension PreviewBoardApp {
  /// Shows it. A program that runs already may be an older one, so this is always a new one.
  ///
  /// - Parameter name: The preview that is shown first; nil for all.
  static func start(_ options: LaunchOptions) {
    if Preview.all.isEmpty { PreviewApp.list() }
    var options = options
    options.isNewInstance = true
    first = PreviewBoard.Choice(
      idiom: options.askedIdiom, isDark: options.isDark, textSize: options.textSize ?? .large)
    (options.askedIdiom, options.isDark) = (nil, false)
    start(options, keepsState: true, identifier: AppIdentity.identifier + ".previews")
  }
  /// What is chosen at the start: the argument of the board, whose app has none. Set right before the start.
  static var first = PreviewBoard.Choice()
}

/// The previews below each other, beside a list of their names and below what they are shown with.
struct PreviewBoard: View {
  /// What the previews are shown with.
  struct Choice: Hashable {
    /// Nil for the device that a preview is meant for.
    var idiom: Idiom?
    var isDark = false
    var textSize = DynamicTypeSize.large
    /// Nil for the user's.
    var language: String?
  }

  let previews: [Preview]
  /// The name of the only one that is shown; empty for all. It comes back when the program is started again.
  @SceneStorage("hearth.previews.name") private var name = ""
  @SceneStorage("hearth.previews.idiom") private var idiom = PreviewBoardApp.first.idiom?.rawValue ?? ""
  @SceneStorage("hearth.previews.dark") private var isDark = PreviewBoardApp.first.isDark
  @SceneStorage("hearth.previews.size") private var textSize = PreviewBoardApp.first.textSize.rawValue
  @SceneStorage("hearth.previews.language") private var language = ""

  private var choice: Choice {
    Choice(
      idiom: Idiom(rawValue: idiom), isDark: isDark, textSize: DynamicTypeSize(rawValue: textSize) ?? .large,
      language: language.isEmpty ? nil : language)
  }
  private var shown: [Int] {
    let all = Array(previews.indices)
    // One that has gone with its source leaves all.
    return all.contains { previews[$0].name == name } ? all.filter { previews[$0].name == name } : all
  }

  var body: some View {
    HStack(spacing: 0) {
      names.frame(width: 200)
      Divider()
      VStack(spacing: 0) {
        settings.padding(10)
        Divider()
        ScrollView([.horizontal, .vertical]) {
          VStack(alignment: .leading, spacing: 24) {
            ForEach(shown, id: \.self) { PreviewCell(preview: previews[$0], choice: choice) }
          }
          .padding(24)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }
  }

  private var names: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 6) {
        PreviewName(title: "All", isChosen: shown.count == previews.count) { name = "" }
        ForEach(Array(previews.indices), id: \.self) { index in
          let own = previews[index].name
          PreviewName(title: own, isChosen: name == own) { name = own }
        }
      }
      .padding(10)
    }
  }

  private var settings: some View {
    HStack(spacing: 12) {
      Picker("Device", selection: $idiom) {
        Text(verbatim: "As meant").tag("")
        ForEach(Idiom.allCases, id: \.rawValue) { Text(verbatim: $0.rawValue).tag($0.rawValue) }
      }
      .accessibilityIdentifier("hearth.previews.idiom")
      Picker("Text", selection: $textSize) {
        ForEach(DynamicTypeSize.allCases, id: \.rawValue) { Text(verbatim: "\($0)").tag($0.rawValue) }
      }
      .accessibilityIdentifier("hearth.previews.size")
      Picker("Language", selection: $language) {
        Text(verbatim: "The user's").tag("")
        ForEach(StringTables.translatedLanguages, id: \.self) { Text(verbatim: $0).tag($0) }
      }
      .accessibilityIdentifier("hearth.previews.language")
      Toggle("Dark", isOn: $isDark).accessibilityIdentifier("hearth.previews.dark")
      Spacer(minLength: 0)
    }
    .pickerStyle(.menu)
  }
}

/// A row of the list of names.
private struct PreviewName: View {
  let title: String
  let isChosen: Bool
  let choose: @MainActor () -> Void

  var body: some View {
    Button(action: choose) {
      Text(verbatim: title).lineLimit(1).fontWeight(isChosen ? .bold : .regular)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
    .buttonStyle(.plain)
    .accessibilityIdentifier("hearth.previews.name." + title)
    .accessibilityAddTraits(isChosen ? .isSelected : [])
  }
}

/// A preview under its name, as large as its traits say, with what was chosen around it.
private struct PreviewCell: View {
  let preview: Preview
  let choice: PreviewBoard.Choice
  @State private var isPrepared = false
  @State private var problem: String?

  private var idiom: Idiom { choice.idiom ?? preview.idiom ?? .desktop }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(verbatim: preview.summary).font(.caption).foregroundStyle(.secondary)
      if let problem {
        Text(verbatim: problem).foregroundStyle(.red)
      } else if isPrepared || preview.isPrepared {
        picture
      } else {
        ProgressView()
      }
    }
    .task {
      do { try await preview.prepare() } catch { problem = "What it shares with others could not be made: \(error)" }
      isPrepared = true
    }
  }

  private var picture: some View {
    let screen = preview.screen(idiom), isScreen = preview.container.layout == .device
    return preview.content
      .frame(width: isScreen ? screen.width : nil, height: isScreen ? screen.height : nil)
      .background(.background)
      .clipShape(RoundedRectangle(cornerRadius: 8))
      .overlay { RoundedRectangle(cornerRadius: 8).strokeBorder(.separator) }
      .environment(\.idiom, idiom)
      .environment(\.colorScheme, choice.isDark ? .dark : .light)
      .environment(\.dynamicTypeSize, choice.textSize)
      .modifier(PreviewLanguage(language: choice.language))
      // A view that was made for another device has kept what that one was.
      .id(idiom)
  }
}

/// The language of a preview, with the direction in which it is written.
nonisolated private struct PreviewLanguage: ViewModifier {
  let language: String?
  @MainActor func body(content: Content) -> some View {
    content.transformEnvironment(\.self) { values in
      guard let language else { return }
      values.locale = Locale(identifier: language)
      let isReversed = Locale.Language(identifier: language).characterDirection == .rightToLeft
      values.layoutDirection = isReversed ? .rightToLeft : .leftToRight
    }
  }
}
