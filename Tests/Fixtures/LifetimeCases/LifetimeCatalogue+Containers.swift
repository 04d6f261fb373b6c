import SwiftUI

extension LifetimeCatalogue {
  mutating func addContainers() {
    add("VStack") { model in
      VStack {
        Text(model.text); Text("\(model.number)")
      }
    }
    add("HStack") { model in
      HStack {
        Text(model.text); Text("\(model.number)")
      }
    }
    add("ZStack") { model in
      ZStack {
        Text(model.text); Text("\(model.number)")
      }
    }
    add("Group") { model in
      Group {
        Text(model.text); Text("\(model.number)")
      }
    }
    add("Group of subviews") { model in
      Group(subviews: ForEach(model.items) { Text("\($0.name) \(model.number)") }) { subviews in
        VStack { ForEach(subviews) { $0.onTapGesture { model.note() } } }
      }
    }
    add("Group of sections") { model in
      Group(sections: Section("one") { Text("\(model.number)") }) { sections in
        VStack {
          ForEach(sections) { section in
            VStack {
              section.header; section.content
            }
          }
        }
      }
    }
    add("ForEach") { model in
      VStack { ForEach(model.items) { item in Button(item.name) { model.note() } } }
    }
    add("ForEach of bindings") { model in
      VStack { ForEach(model[binding: \.items]) { $item in Text("\($item.wrappedValue.name) \(model.number)") } }
    }
    add("ForEach of subviews") { model in
      VStack { ForEach(subviews: Text("\(model.number)")) { $0.onTapGesture { model.note() } } }
    }
    add("ForEach of sections") { model in
      VStack { ForEach(sections: Section("one") { Text("\(model.number)") }) { $0.content } }
    }
    add("EmptyView") { model in EmptyView().onAppear { model.note() } }
    add("AnyView") { model in AnyView(Text(model.text)) }
    add("EquatableView") { model in EquatableView(content: EquatableText(number: model.number)) }
    add("TupleView") { model in TupleView((Text(model.text), Text("\(model.number)"))) }
    add("Spacer") { model in
      HStack {
        Text("\(model.number)"); Spacer()
      }
    }
    add("Divider") { model in
      VStack {
        Text("\(model.number)"); Divider()
      }
    }
    add("Grid") { model in
      Grid {
        GridRow {
          Text("\(model.number)"); Text(model.text)
        }; GridRow { Text(model.text) }
      }
    }
    add("ViewThatFits") { model in
      ViewThatFits {
        Text(model.text); Text("\(model.number)")
      }
    }
    add("GeometryReader") { model in GeometryReader { Text("\($0.size.width) \(model.number)") } }
    add("Layout") { model in
      LifetimeLayout(action: { model.number }) {
        Text("\(model.number)"); Text(model.text)
      }
    }
    add("AnyLayout") { model in
      AnyLayout(model.flag ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())) { Text("\(model.number)") }
    }
    add("ScrollView") { model in ScrollView { VStack { ForEach(0..<60) { Text("\($0) \(model.number)") } } } }
    add("ScrollView with LazyVStack") { model in
      ScrollView { LazyVStack { ForEach(0..<60) { Text("\($0) \(model.number)") } } }
    }
    add("ScrollView with LazyHStack") { model in
      ScrollView(.horizontal) { LazyHStack { ForEach(0..<60) { Text("\($0) \(model.number)") } } }
    }
    add("ScrollView in both directions") { model in
      ScrollView([.horizontal, .vertical]) {
        LazyVStack { ForEach(0..<60) { Button("\($0) \(model.number)") { model.note() } } }
      }
    }
    add("LazyVStack without a scroll view") { model in LazyVStack { ForEach(0..<5) { Text("\($0) \(model.number)") } } }
    add("LazyVStack with pinned headers") { model in
      ScrollView {
        LazyVStack(pinnedViews: [.sectionHeaders, .sectionFooters]) {
          Section {
            ForEach(0..<60) { Text("\($0) \(model.number)") }
          } header: {
            Text("header \(model.number)")
          } footer: {
            Text("footer \(model.number)")
          }
        }
      }
    }
    add("LazyVGrid") { model in
      ScrollView { LazyVGrid(columns: [GridItem(), GridItem()]) { ForEach(0..<60) { Text("\($0) \(model.number)") } } }
    }
    add("LazyHGrid") { model in
      ScrollView(.horizontal) {
        LazyHGrid(rows: [GridItem(), GridItem()]) { ForEach(0..<60) { Text("\($0) \(model.number)") } }
      }
    }
    add("scroll views in one another") { model in
      ScrollView {
        LazyVStack {
          ForEach(0..<4) { row in
            ScrollView(.horizontal) { LazyHStack { ForEach(0..<30) { Text("\(row) \($0) \(model.number)") } } }
          }
        }
      }
    }
    add("ScrollViewReader") { model in
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack { ForEach(0..<60) { Text("\($0) \(model.number)") } }
            .onChange(of: model.flag) {
              proxy.scrollTo(50); model.note()
            }
        }
      }
    }
    add("HSplitView") { model in
      HSplitView {
        Text("\(model.number)"); Text(model.text)
      }
    }
    add("VSplitView") { model in
      VSplitView {
        Text("\(model.number)"); Text(model.text)
      }
    }
    add("GlassEffectContainer") { model in
      GlassEffectContainer { Text("\(model.number)").glassEffect() }
    }
    add("TimelineView") { model in
      TimelineView(.periodic(from: model.date, by: 0.25)) { Text("\($0.date) \(model.number)") }
    }
    add("TimelineView of animation") { model in
      TimelineView(.animation) { context in Text("\(context.date) \(model.number)") }
    }
    add("Canvas") { model in
      Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
        if let symbol = context.resolveSymbol(id: 1) { context.draw(symbol, at: .zero) }
        context.draw(Text("\(model.number)"), at: .zero)
      } symbols: {
        Text("\(model.number)").tag(1)
      }
    }
    add("PhaseAnimator") { model in
      PhaseAnimator([0.0, 1.0]) { phase in
        Text("\(model.number)").opacity(phase)
      } animation: { _ in
        model.flag ? nil : .linear
      }
    }
    add("KeyframeAnimator") { model in
      KeyframeAnimator(initialValue: 0.0, trigger: model.number) { value in
        Text("\(model.number)").opacity(value)
      } keyframes: { _ in
        LinearKeyframe(1.0, duration: 0.3)
      }
    }
    add("shapes") { model in
      VStack {
        Rectangle().fill(.red).overlay { Text("\(model.number)") }
        Circle().stroke(.blue).overlay { Text("\(model.number)") }
        RoundedRectangle(cornerRadius: 3).strokeBorder(.green)
      }
    }
    add("gradients") { model in
      VStack {
        Text("\(model.number)")
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 9)
        AngularGradient(colors: [.red, .blue], center: .center)
        EllipticalGradient(colors: [.red, .blue])
        MeshGradient(
          width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .blue, .green, .red])
      }
    }
    add("conditions and optionals") { model in
      if model.flag { Text("\(model.number)") } else { Text(model.text) }
      if let item = model.item { Text("\(item.name) \(model.number)") }
    }
    add("identity") { model in Text("\(model.number)").id(model.number) }
    add("transition") { model in
      VStack { if model.flag { Text("\(model.number)").transition(.slide) } }.animation(.linear, value: model.flag)
    }
    add("state objects") { model in StateObjects(model: model) }
  }
}

private struct EquatableText: View, Equatable {
  let number: Int
  var body: some View { Text("\(number)") }
}

private struct LifetimeLayout: Layout {
  let action: @MainActor () -> Int
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.first?.sizeThatFits(.unspecified) ?? .zero
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
  }
}

/// Every property wrapper that keeps an object or is told of changes.
private struct StateObjects: View {
  final class Counter: ObservableObject {
    @Published var number = 0
    let model: LifetimeModel
    init(_ model: LifetimeModel) { self.model = model }
  }
  let model: LifetimeModel
  @StateObject private var object: Counter
  @Namespace private var namespace
  @FocusState private var isFocused: Bool
  @GestureState private var offset = 0.0
  @AppStorage("lifetime") private var stored = 0
  @SceneStorage("lifetime") private var kept = 0
  @AccessibilityFocusState private var isRead: Bool
  @ScaledMetric private var length = 10.0
  init(model: LifetimeModel) {
    self.model = model
    _object = StateObject(wrappedValue: Counter(model))
  }
  private struct Inner: View {
    @ObservedObject var object: Counter
    @EnvironmentObject var inherited: Counter
    @Environment(LifetimeModel.self) var model
    @Bindable var bindable: LifetimeModel
    var body: some View {
      TextField("\(object.number) \(inherited.number) \(model.number)", text: $bindable.text)
    }
  }
  var body: some View {
    Inner(object: object, bindable: model)
      .focused($isFocused)
      .accessibilityFocused($isRead)
      .matchedGeometryEffect(id: 1, in: namespace)
      .environmentObject(object)
      .environment(model)
      .padding(length)
      .onAppear {
        isFocused = true
        object.number += 1
        kept += 1
      }
      .gesture(DragGesture().updating($offset) { value, state, _ in state = value.translation.width })
  }
}
