import SwiftUI

extension LifetimeCatalogue {
  mutating func addNavigation() {
    add("NavigationStack") { model in
      NavigationStack(path: model[binding: \.path]) {
        NavigationLink("page \(model.number)", value: 1)
          .navigationDestination(for: Int.self) { Text("\($0) \(model.number)") }
          .navigationTitle("\(model.number)")
          .onChange(of: model.flag) { model.path = model.flag ? [1, 2, 3] : [] }
      }
    }
    add("NavigationStack without a path") { model in
      NavigationStack {
        NavigationLink {
          Text("\(model.number)")
        } label: {
          Text("page \(model.number)")
        }
        .navigationDestination(isPresented: model[binding: \.flag]) { List { Text("\(model.number)") } }
      }
    }
    add("navigationDestination of an item") { model in
      NavigationStack {
        Text("\(model.number)").navigationDestination(item: model[binding: \.item]) { item in
          ScrollView { LazyVStack { Text("\(item.name) \(model.number)") } }
        }
      }
    }
    add("navigation titles") { model in
      NavigationStack {
        Text("\(model.number)").navigationTitle(model[binding: \.text]).navigationDocument(
          URL(fileURLWithPath: "/nonexistent")
        )
        .toolbarTitleMenu { Button("t") { model.note() } }
      }
    }
    add("zoom transition") { model in LifetimeZoom(model: model) }
    add("pages on a phone", idiom: .phone) { model in
      NavigationStack {
        List { Text("\(model.number)") }
          .navigationDestination(isPresented: model[binding: \.flag]) {
            List { Text("\(model.number)") }.navigationTitle("two")
              .toolbar { ToolbarItem(placement: .primaryAction) { Button("b") { model.note() } } }
          }
          .navigationTitle("one")
      }
    }
    add("NavigationSplitView") { model in
      NavigationSplitView {
        List(model.items, selection: model[binding: \.selection]) { Text("\($0.name) \(model.number)") }
          .navigationSplitViewColumnWidth(200)
      } content: {
        List { NavigationLink("c \(model.number)", value: 1) }
      } detail: {
        NavigationStack { Text("\(model.number)").navigationDestination(for: Int.self) { Text("\($0)") } }
      }
    }
    add("NavigationSplitView on a phone", idiom: .phone) { model in
      NavigationSplitView {
        List(model.items, selection: model[binding: \.selection]) { Text("\($0.name) \(model.number)") }
      } detail: {
        Text("\(model.number)")
      }
    }
    for idiom in [Idiom.desktop, .phone, .pad, .tv] {
      add("TabView, \(idiom)", idiom: idiom) { model in
        TabView(selection: model[binding: \.number]) {
          Tab("one", systemImage: "star", value: 0) { List { Text("\(model.number)") } }
          Tab("two", systemImage: "heart", value: 1) { NavigationStack { Text("\(model.number)") } }
          TabSection("more") { Tab("three", systemImage: "bell", value: 2) { Text("\(model.number)") } }
        }
        .tabViewStyle(.sidebarAdaptable)
        .tabViewSidebarHeader { Text("\(model.number)") }
        .tabViewSidebarFooter { Text("\(model.number)") }
        .tabViewSidebarBottomBar { Text("\(model.number)") }
        .tabViewBottomAccessory { Button("a") { model.note() } }
      }
    }
    add("TabView of tab items") { model in
      TabView {
        Text("\(model.number)").tabItem { Label("one", systemImage: "star") }.badge(model.number)
        ScrollView { LazyVStack { Text("\(model.number)") } }.tabItem { Text("\(model.number)") }
      }
    }
    add("TabView of pages", idiom: .phone) { model in
      TabView { ForEach(model.items) { Text("\($0.name) \(model.number)") } }.tabViewStyle(.page)
    }
    add("TabView with a search", idiom: .phone) { model in
      TabView {
        Tab(role: .search) {
          NavigationStack { List { Text("\(model.number)") }.searchable(text: model[binding: \.text]) }
        }
        Tab("x", systemImage: "star") { Text("\(model.number)") }
      }
    }
    add("toolbarOverflowMenu") { model in
      NavigationStack { Text("\(model.number)").toolbarOverflowMenu { Button("o") { model.note() } } }
    }
    add("toolbar") { model in
      NavigationStack {
        List { Text("\(model.number)") }
          .toolbar {
            ToolbarItem(placement: .primaryAction) { Button("p \(model.number)") { model.note() } }
            ToolbarItemGroup(placement: .secondaryAction) {
              Button("s") { model.note() }
            } label: {
              Text("l")
            }
            ToolbarItem(placement: .principal) { Text("\(model.number)") }
            ToolbarItem(placement: .bottomBar) { Text("\(model.number)") }
            ToolbarItem(placement: .keyboard) { Text("\(model.number)") }
            ToolbarTitleMenu { Button("t") { model.note() } }
          }
      }
    }
    add("toolbar with an identity") { model in
      Text("\(model.number)").toolbar(id: "bar") {
        ToolbarItem(id: "one") { Button("one") { model.note() } }
      }
    }
    add("contentToolbar") { model in
      NavigationStack {
        List { Text("\(model.number)") }.contentToolbar(for: .tabViewSidebar) { Button("s") { model.note() } }
      }
    }
    add("searchable") { model in
      NavigationStack {
        List { Text("\(model.number)") }
          .searchable(text: model[binding: \.text], isPresented: model[binding: \.flag])
          .searchSuggestions { Text("\(model.number)").searchCompletion("one") }
          .searchScopes(model[binding: \.number]) {
            Text("zero").tag(0); Text("\(model.number)").tag(1)
          }
          .onSubmit(of: .search) { model.note() }
      }
    }
    add("searchable with tokens") { model in
      NavigationStack {
        List { Text("\(model.number)") }
          .searchable(text: model[binding: \.text], tokens: model[binding: \.items]) {
            Text("\($0.name) \(model.number)")
          }
      }
    }
    add("searchable with suggested tokens", idiom: .phone) { model in
      NavigationStack {
        List { Text("\(model.number)") }
          .searchable(
            text: model[binding: \.text], tokens: model[binding: \.items],
            suggestedTokens: .constant([LifetimeItem(id: 8)]),
            isPresented: model[binding: \.flag]
          ) { Text("\($0.name) \(model.number)") }
      }
    }
    add("search focus") { model in LifetimeSearchFocus(model: model) }
  }
}

private struct LifetimeZoom: View {
  let model: LifetimeModel
  @Namespace private var namespace
  var body: some View {
    NavigationStack {
      Text("\(model.number)")
        .matchedTransitionSource(id: 1, in: namespace) { $0.background(.red) }
        .navigationDestination(isPresented: model[binding: \.flag]) {
          Text("\(model.number)").navigationTransition(.zoom(sourceID: 1, in: namespace))
        }
    }
  }
}

private struct LifetimeSearchFocus: View {
  let model: LifetimeModel
  @FocusState private var isFocused: Bool
  @State private var selection: TextSelection?
  var body: some View {
    NavigationStack {
      List { Text("\(model.number)") }
        .searchable(text: model[binding: \.text])
        .searchFocused($isFocused)
        .searchSelection($selection)
        .onChange(of: model.flag) { isFocused = model.flag }
    }
  }
}
