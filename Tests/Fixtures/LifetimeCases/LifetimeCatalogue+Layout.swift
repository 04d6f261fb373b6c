import SwiftUI

private struct LifetimePreference: PreferenceKey {
  static let defaultValue: [Anchor<CGRect>] = []
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}
private struct LifetimeNumber: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}
private struct LifetimeModifier: ViewModifier {
  let model: LifetimeModel
  @State private var own = LifetimeModel()
  func body(content: Content) -> some View { content.overlay { Text("\(model.number) \(own.number)") } }
}
private struct LifetimeEffect: GeometryEffect {
  var value: Double
  var animatableData: Double {
    get { value }
    set { value = newValue }
  }
  func effectValue(size: CGSize) -> ProjectionTransform { ProjectionTransform(.init(translationX: value, y: 0)) }
}

extension LifetimeCatalogue {
  mutating func addLayout() {
    add("overlay, background and mask") { model in
      Text("\(model.number)").overlay { Text("\(model.number)") }.background { Text("\(model.number)") }.mask {
        Text("\(model.number)")
      }
      .containerBackground(for: .window) { Text("\(model.number)") }
    }
    add("ArrangementView") { model in
      ArrangementView {
        Text("\(model.number)")
      } secondary: {
        Button("n") { model.note() }
      }
      .arrangementViewStyle(model.flag ? .split : .split.axes(.vertical))
    }
    add("safe areas") { model in
      ScrollView { Text("\(model.number)") }
        .safeAreaInset(edge: .top) { Text("\(model.number)") }
        .safeAreaInset(edge: .leading) { Text("\(model.number)") }
        .safeAreaBar(edge: .bottom) { Text("\(model.number)") }
    }
    add("preferences") { model in
      Text("\(model.number)").preference(key: LifetimeNumber.self, value: model.number)
        .transformPreference(LifetimeNumber.self) { $0 += 1 }
        .onPreferenceChange(LifetimeNumber.self) { [weak model] _ in model?.text = "p" }
        .anchorPreference(key: LifetimePreference.self, value: .bounds) { [$0] }
        .transformAnchorPreference(key: LifetimePreference.self, value: .bounds) { $0.append($1) }
        .overlayPreferenceValue(LifetimePreference.self) { anchors in
          GeometryReader { proxy in Text("\(anchors.map { proxy[$0].width }.count) \(model.number)") }
        }
        .backgroundPreferenceValue(LifetimeNumber.self) { Text("\($0) \(model.number)") }
    }
    add("geometry") { model in
      Text("\(model.number)").onGeometryChange(for: CGSize.self) {
        $0.size
      } action: { _ in
        model.text = "g"
      }
      .alignmentGuide(.leading) { $0.width / 2 }
      .coordinateSpace(.named("space"))
      .containerRelativeFrame(.horizontal) { length, _ in length / 2 }
    }
    add("geometry effects") { model in LifetimeMatched(model: model) }
    add("modifiers of an app") { model in
      Text("\(model.number)").modifier(LifetimeModifier(model: model)).modifier(
        LifetimeEffect(value: Double(model.number)))
    }
    add("environment") { model in
      LifetimeReader().environment(model).environment(\.lifetimeModel, model)
        .transformEnvironment(\.lifetimeModel) { $0 = $0 ?? model }
    }
    add("transactions") { model in
      Text("\(model.number)").transaction { $0.disablesAnimations = model.flag }
        .transaction(value: model.number) { $0.animation = .linear }
        .transaction {
          $0.animation = .default
        } body: {
          $0.opacity(model.flag ? 0.5 : 1)
        }
        .animation(.linear) { $0.opacity(model.flag ? 0.5 : 1) }
        .animation(.spring, value: model.number)
    }
    add("phaseAnimator") { model in
      Text("\(model.number)").phaseAnimator([0.0, 1.0], trigger: model.number) { content, phase in
        content.opacity(phase)
      }
      .phaseAnimator([1.0, 2.0]) { content, phase in
        content.scaleEffect(phase)
      } animation: { _ in
        .linear
      }
    }
    add("keyframeAnimator") { model in
      Text("\(model.number)").keyframeAnimator(initialValue: 0.0, trigger: model.number) { content, value in
        content.offset(x: value)
      } keyframes: { _ in
        SpringKeyframe(9.0, duration: 0.3)
      }
    }
    add("withAnimation and completion") { model in
      Text("\(model.number)").onChange(of: model.flag) {
        withAnimation(.linear(duration: 0.5)) {
          model.note()
        } completion: {
          model.note()
        }
      }
    }
    add("animations that never end") { model in
      Text("\(model.number)").opacity(model.flag ? 0 : 1).rotationEffect(.degrees(model.flag ? 90 : 0))
        .animation(.linear(duration: 1).repeatForever(), value: model.flag)
    }
    add("content transition and symbol effect") { model in
      VStack {
        Text("\(model.number)").contentTransition(.numericText()).animation(.linear, value: model.number)
        Image(systemName: "star").symbolEffect(.bounce, value: model.number).symbolEffect(.pulse)
      }
    }
    add("effects") { model in
      Text("\(model.number)").blur(radius: 2).shadow(radius: 2).drawingGroup().compositingGroup().opacity(0.9)
        .clipShape(.circle).colorMultiply(.red).blendMode(.multiply).rotation3DEffect(
          .degrees(4), axis: (x: 0, y: 1, z: 0))
    }
    add("redaction") { model in Text("\(model.number)").redacted(reason: .placeholder).privacySensitive() }
    add("position and sizes") { model in
      Text("\(model.number)").frame(minWidth: 4).padding().offset(x: 3).position(x: 40, y: 40).fixedSize()
        .aspectRatio(1, contentMode: .fit).zIndex(3).layoutPriority(2)
    }
  }
}

extension EnvironmentValues { @Entry fileprivate var lifetimeModel: LifetimeModel? }
private struct LifetimeReader: View {
  @Environment(LifetimeModel.self) private var model
  @Environment(\.lifetimeModel) private var other
  var body: some View { Text("\(model.number) \(other?.number ?? 0)") }
}
private struct LifetimeMatched: View {
  let model: LifetimeModel
  @Namespace private var namespace
  var body: some View {
    VStack {
      if model.flag {
        Text("\(model.number)").matchedGeometryEffect(id: 1, in: namespace)
      } else {
        Text("\(model.number)").padding(40).matchedGeometryEffect(id: 1, in: namespace)
      }
    }
    .animation(.linear, value: model.flag)
  }
}
