import SwiftUI
import Testing

// Forms in which apps write their source. That they compile is most of the test.

private struct Item: Identifiable, Hashable {
  var id = 0
  var name = "fig"
}
private final class Store: ObservableObject {
  let name: String
  @Published var count = 0
  @Published var text = ""
  init(name: String = "") { self.name = name }
}

// MARK: - `return`

@available(*, deprecated, message: "as some of the names in it are") private struct Returned: View {
  var items = [Item()]
  @State private var count: Int? = 1
  @ObservedObject var store = Store()

  var reader: some View {
    GeometryReader { geometry in
      let width = geometry.size.width
      return HStack {
        Text("\(width)"); Spacer()
      }.frame(width: width / 2)
    }
  }
  var background: some View {
    Text("a").background(
      GeometryReader { proxy -> Color in
        DispatchQueue.main.async { self.count = Int(proxy.size.width) }
        return Color.clear
      })
  }
  var loop: some View {
    ForEach(items) { item in
      let upper = item.name.uppercased()
      return Text(upper)
    }
  }
  var indexed: some View {
    ForEach(Array(items.enumerated()), id: \.offset) { index, item in
      let number = "\(index)"
      return Text(number + item.name)
    }
  }
  var erased: some View {
    ForEach(items) { (item: Item) -> AnyView in
      if item.id == 0 { return AnyView(Text("a")) }
      return AnyView(Divider())
    }
  }
  var list: some View {
    List(items) { item in
      let name = item.name
      return HStack {
        Text(name); Spacer()
      }
    }
  }
  var stacks: some View {
    VStack { () -> Text in
      let next = (self.count ?? 0) + 1
      return Text("\(next)")
    }
  }
  var timeline: some View {
    TimelineView(.animation) { context in
      let seconds = context.date.timeIntervalSince1970
      return Circle().rotationEffect(.degrees(seconds))
    }
  }
  var presented: some View {
    Text("a")
      .sheet(isPresented: .constant(false)) {
        let number = 1
        return Text("\(number)").padding()
      }
      .alert(isPresented: .constant(false)) {
        let message = "m"
        return Alert(title: Text(message))
      }
  }
  var guarded: some View {
    guard let count else { return AnyView(EmptyView()) }
    return AnyView(Text("\(count)"))
  }
  var body: some View {
    let binding = Binding<Int>(get: { return self.store.count }, set: { self.store.count = $0 })
    return VStack {
      Stepper(value: binding, in: 0...4) { return Text("a") }
      Button(action: { print("a") }) { return Text("a") }
      NavigationLink(destination: Text("a")) { return Text("x") }
      Section(header: Text("a")) { return Text("a") }
      ScrollView { return VStack { Text("a") } }
    }
  }
}

// MARK: - What bodies tell, and containers of the older kind

private struct Printing: View {
  var body: some View {
    let _ = Self._printChanges()
    Text("a")
  }
}
private struct Divided<Content: View>: View {
  struct Root: _VariadicView_UnaryViewRoot {
    @ViewBuilder func body(children: _VariadicView.Children) -> some View {
      let last = children.last?.id
      VStack {
        ForEach(children) { child in
          child
          if child.id != last { Divider() }
        }
      }
    }
  }
  @ViewBuilder var content: Content
  var body: some View { _VariadicView.Tree(Root()) { content } }
}

// MARK: - State and objects

private struct Owner: View {
  @StateObject private var store: Store
  @State private var number: Int
  @ObservedObject var other: Store
  @Binding var name: String
  init(name: Binding<String>) {
    _store = StateObject(wrappedValue: Store(name: "a"))
    _number = State(initialValue: 4)
    self.other = Store(name: "b")
    self._name = name
  }
  init(make: @autoclosure @escaping () -> Store) {
    self._store = .init(wrappedValue: make())
    _number = State(wrappedValue: 3)
    _other = ObservedObject(wrappedValue: Store(name: "c"))
    _name = .constant("")
  }
  var body: some View {
    TextField("name", text: $name)
    Stepper("count", value: $store.count)
  }
}
@Observable private final class Settings {
  var name = ""
  var isOn = false
  @ObservationIgnored var cache = 0
}
private struct Editor: View {
  @State private var settings = Settings()
  @Environment(Settings.self) private var around: Settings?
  struct Row: View {
    @Bindable var settings: Settings
    var body: some View { Toggle("on", isOn: $settings.isOn) }
  }
  struct Other: View {
    @Environment(Settings.self) private var settings
    var body: some View {
      @Bindable var settings = settings
      TextField("name", text: $settings.name)
    }
  }
  var body: some View {
    TextField("name", text: $settings.name)
    Row(settings: settings)
    Other().environment(settings)
    Text(around?.name ?? "")
  }
}

// MARK: - Gestures and geometry

private struct Touched: View {
  @State private var place = CGPoint.zero
  @GestureState private var offset = CGSize.zero
  var isOn = true
  var drag: some Gesture { DragGesture(minimumDistance: 0, coordinateSpace: .named("page")).onEnded { _ in } }
  var body: some View {
    VStack {
      Text("a").onTapGesture { location in place = location }
      Text("a").onTapGesture(count: 2, coordinateSpace: .global) { place = $0 }
      Text("a").onTapGesture(coordinateSpace: .named("page"), perform: { location in place = location })
      Text("a").onTapGesture(count: 2) { place = .zero }
      Text("a").gesture(isOn ? drag : nil).simultaneousGesture(isOn ? TapGesture() : nil)
      Text("a").gesture(drag, isEnabled: isOn).gesture(
        SpatialTapGesture(coordinateSpace: .local).onEnded { place = $0.location })
    }
    .coordinateSpace(.named("page"))
  }
  var scaled: some View {
    Text("a").scaleEffect(2).scaleEffect(isOn ? 2 : 1).scaleEffect(2, anchor: .topLeading).scaleEffect(x: -1)
      .scaleEffect(x: 1, y: -1, anchor: .top).scaleEffect(CGSize(width: 1, height: 2)).scaleEffect(
        CGSize(width: 1, height: 2), anchor: .center)
  }
  var spaces: some View {
    GeometryReader { geometry in
      Text("\(geometry.frame(in: .named("page")).width) \(geometry.frame(in: .scrollView(axis: .vertical)).minX)")
      Text(
        "\(geometry.bounds(of: .scrollView)?.width ?? 0) \(geometry.frame(in: .global).minY) \(geometry.frame(in: .local).minY)"
      )
    }
  }
}

// MARK: - Containers

extension ContainerValues {
  @Entry fileprivate var isRejected: Bool = false
}
private struct Board<Content: View>: View {
  @ViewBuilder var content: Content
  var body: some View {
    VStack {
      ForEach(subviews: content) { subview in
        let values = subview.containerValues
        subview.opacity(values.isRejected ? 0.4 : 1)
      }
    }
    Group(subviews: content) { subviews in
      ForEach(subviews.prefix(2)) { $0 }
    }
    ForEach(sections: content) { section in
      if !section.header.isEmpty { section.header }
      section.content
    }
  }
}
private struct Boards: View {
  var body: some View { Board { Text("a").containerValue(\.isRejected, true) } }
}

// MARK: - Styles of an app's own

private struct Card: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label.padding() }
}
extension ButtonStyle where Self == Card {
  fileprivate static var ownCard: Card { Card() }
}
extension View {
  fileprivate func overlay<T: View>(alignment: Alignment, _ content: T) -> some View {
    overlay(alignment: alignment) { content }
  }
}
private struct Styled: View {
  let gradient = Gradient(colors: [.red, .blue])
  var value = 0.4
  var body: some View {
    Button("a") {}.buttonStyle(.ownCard)
    Text("a").overlay(alignment: .top, Text("b")).overlay(alignment: .top) { Text("c") }.overlay(.red, in: Circle())
    Gauge(value: value, in: 0...1) {
      Text("a")
    } currentValueLabel: {
      Text("b")
    }.gaugeStyle(.accessoryCircular).tint(gradient)
    Circle().fill(.conicGradient(gradient, center: .center))
    Circle().fill(.linearGradient(gradient, startPoint: .top, endPoint: .bottom))
    Circle().fill(.linearGradient(Color.red.gradient.colorSpace(.perceptual), startPoint: .top, endPoint: .bottom))
    Circle().fill(AnyGradient(gradient).shadow(.drop(radius: 4)))
  }
}

// MARK: - Texts

private struct Written: View {
  static let days = DateFormatter()
  static let numbers = NumberFormatter()
  let date = Date(), price = 4.5
  var body: some View {
    Text("Due \(date, formatter: Self.days)")
    Text(date, formatter: Self.days)
    Text("\(price as NSNumber, formatter: Self.numbers) \(NSNumber(value: price), formatter: Self.numbers)")
    Text("\(price, specifier: "%.2f") \(price, format: .number.precision(.fractionLength(2)))")
    Text("4.5").accessibilityLabel("four and a half").bold() + Text("stars")
    Text(LocalizedStringResource("a", table: "T"))
    ProgressView(timerInterval: date...date, countsDown: false) {
      Text("a")
    } currentValueLabel: {
      Text("b")
    }
  }
  func strings(count: Int) -> [String] {
    [
      String(localized: "a"), String(localized: "\(count) figs", comment: "c"),
      String(localized: "key", defaultValue: "value \(count)", table: "T", bundle: .main, comment: "c"),
      String(localized: LocalizedStringResource("a", comment: "c")), NSLocalizedString("a", comment: "c"),
      String(AttributedString(localized: "**a**").characters),
    ]
  }
}

// MARK: - Combine

private final class Form: ObservableObject {
  @Published var name = ""
  @Published var password = ""
  @Published var isValid = false
  private var bag = Set<AnyCancellable>()
  init() {
    $name.combineLatest($password).map { !$0.isEmpty && !$1.isEmpty }.assign(to: \.isValid, on: self).store(in: &bag)
    Publishers.CombineLatest($name, $password).map { name, password in name != password }.assign(to: &$isValid)
    $name.merge(with: $password).sink { _ in }.store(in: &bag)
    Publishers.MergeMany([$name, $password]).collect(.byTime(DispatchQueue.main, .seconds(1))).sink { _ in }.store(
      in: &bag)
  }
}

@MainActor struct SourceTests {
  @available(*, deprecated, message: "as some of the names in the views are") @Test
  func `views made in the forms of apps are values`() {
    let views: [any View] = [
      Returned(), Printing(), Divided { Text("a") }, Owner(name: .constant("")), Owner(make: Store()), Editor(),
      Touched(), Boards(), Styled(), Written(),
    ]
    #expect(views.count == 10)
  }
  @Test func `a colour of a colour is itself`() {
    #expect(Color(Color.red) == Color.red)
  }
  @Test func `strings that no table has are their keys`() {
    #expect(Written().strings(count: 2).prefix(3) == ["a", "2 figs", "value 2"])
  }
  @Test func `the latest values of a form's fields say whether it is valid`() {
    let form = Form()
    #expect(!form.isValid)
    form.name = "a"
    form.password = "b"
    #expect(form.isValid)
  }
  @Test func `a session takes a request`() {
    var request = URLRequest(url: URL(string: "https://example.org")!)
    request.httpMethod = "POST"
    #expect(request.httpMethod == "POST" && URLSession.shared.configuration.timeoutIntervalForRequest > 0)
  }
}
