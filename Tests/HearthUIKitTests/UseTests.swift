#if GTK
  import Combine
  import HearthTesting
  import SwiftUI
  import Testing
  import UIKit

  // What apps reach for most of UIKit, as they write it: each function is a piece as it would stand in an app.

  // MARK: - Screens, windows and the app

  extension UIScreen {
    fileprivate static var screenWidth: CGFloat { UIScreen.main.bounds.size.width }
    fileprivate static var screenHeight: CGFloat { UIScreen.main.bounds.size.height }
  }
  extension UIApplication {
    fileprivate var keyScene: UIWindowScene? {
      connectedScenes.filter { $0.activationState == .foregroundActive }.first { $0 is UIWindowScene } as? UIWindowScene
    }
    fileprivate var topController: UIViewController? {
      let window = connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows).first { $0.isKeyWindow }
      var top = window?.rootViewController
      while let presented = top?.presentedViewController { top = presented }
      return top
    }
    fileprivate func endEditing() {
      connectedScenes.compactMap { ($0 as? UIWindowScene)?.keyWindow }.forEach { $0.endEditing(true) }
    }
    fileprivate static var safeTop: CGFloat {
      let scene = shared.connectedScenes.first as? UIWindowScene
      return scene?.windows.first(where: { $0.isKeyWindow })?.safeAreaInsets.top ?? 0
    }
  }
  @MainActor private func screenUses() -> [CGFloat] {
    let scale = UIScreen.main.scale
    let pixel = 1 / UIScreen.main.scale
    let native = UIScreen.main.nativeBounds.width
    let isSmall = UIScreen.main.bounds.height < 700
    let size = UIScreen.main.bounds.size
    let isWide = size.width > size.height
    let brightness = UIScreen.screens.count
    return [scale, pixel, native, isSmall ? 1 : 0, isWide ? 1 : 0, CGFloat(brightness), UIScreen.screenWidth / 2]
  }
  @MainActor private func deviceUses() -> String {
    let device = UIDevice.current
    let isPad = device.userInterfaceIdiom == .pad
    let isPhone = UIDevice.current.userInterfaceIdiom == .phone
    device.isBatteryMonitoringEnabled = true
    let id = device.identifierForVendor?.uuidString ?? UUID().uuidString
    let orientation = device.orientation.isLandscape ? "landscape" : device.orientation.isPortrait ? "portrait" : "flat"
    return
      "\(device.name) \(device.systemName) \(device.systemVersion) \(device.model) \(isPad) \(isPhone) \(id) \(orientation)"
  }
  @MainActor private func appUses() {
    if let url = URL(string: UIApplication.openSettingsURLString), UIApplication.shared.canOpenURL(url) {
      UIApplication.shared.open(url)
    }
    UIApplication.shared.open(URL(string: "https://example.org")!, options: [:], completionHandler: nil)
    UIApplication.shared.isIdleTimerDisabled = true
    UIApplication.shared.applicationIconBadgeNumber = 0
    _ = UIApplication.shared.applicationState == .active
    let task = UIApplication.shared.beginBackgroundTask(expirationHandler: nil)
    UIApplication.shared.endBackgroundTask(task)
    UIApplication.shared.endEditing()
    if let scene = UIApplication.shared.keyScene { _ = scene.interfaceOrientation.isLandscape }
    _ = UIApplication.shared.windows.first?.windowScene?.screen.bounds
    _ = UIApplication.shared.preferredContentSizeCategory.isAccessibilityCategory
  }

  // MARK: - Colours, fonts and images

  extension Color {
    fileprivate init(hex: String) {
      let hex = hex.trimmingCharacters(in: CharacterSet.alphanumerics.inverted)
      var int: UInt64 = 0
      Scanner(string: hex).scanHexInt64(&int)
      self.init(
        .sRGB, red: Double(int >> 16) / 255, green: Double(int >> 8 & 0xFF) / 255, blue: Double(int & 0xFF) / 255)
    }
    fileprivate var components: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      var r: CGFloat = 0, g: CGFloat = 0, b: CGFloat = 0, o: CGFloat = 0
      guard UIColor(self).getRed(&r, green: &g, blue: &b, alpha: &o) else { return (0, 0, 0, 0) }
      return (r, g, b, o)
    }
    fileprivate var hex: String? {
      guard let components = UIColor(self).cgColor.components, components.count >= 3 else { return nil }
      return String(
        format: "%02lX%02lX%02lX", Int(components[0] * 255), Int(components[1] * 255), Int(components[2] * 255))
    }
    fileprivate static let card = Color(UIColor.secondarySystemGroupedBackground)
    fileprivate static let label = Color(.label)
    fileprivate static let system = Color(uiColor: .systemBackground)
  }
  extension UIColor {
    fileprivate convenience init(_ hex: UInt, alpha: CGFloat = 1) {
      self.init(
        red: CGFloat((hex & 0xFF0000) >> 16) / 255, green: CGFloat((hex & 0xFF00) >> 8) / 255,
        blue: CGFloat(hex & 0xFF) / 255, alpha: alpha)
    }
    fileprivate func lighter(by percentage: CGFloat = 30) -> UIColor? {
      var r: CGFloat = 0, g: CGFloat = 0, b: CGFloat = 0, a: CGFloat = 0
      if getRed(&r, green: &g, blue: &b, alpha: &a) {
        return UIColor(
          red: min(r + percentage / 100, 1), green: min(g + percentage / 100, 1), blue: min(b + percentage / 100, 1),
          alpha: a)
      }
      return nil
    }
    fileprivate static let brand = UIColor { traits in
      traits.userInterfaceStyle == .dark ? UIColor(0xFF8800) : UIColor(0x0088FF)
    }
  }
  extension UIImage {
    fileprivate func resized(to size: CGSize) -> UIImage {
      UIGraphicsImageRenderer(size: size).image { _ in draw(in: CGRect(origin: .zero, size: size)) }
    }
    fileprivate static func solid(_ color: UIColor, size: CGSize = CGSize(width: 1, height: 1)) -> UIImage {
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      return UIGraphicsImageRenderer(size: size, format: format).image { context in
        color.setFill()
        context.fill(CGRect(origin: .zero, size: size))
      }
    }
    fileprivate var base64: String? { pngData()?.base64EncodedString() }
    fileprivate func rounded(_ radius: CGFloat) -> UIImage? {
      UIGraphicsBeginImageContextWithOptions(size, false, scale)
      defer { UIGraphicsEndImageContext() }
      let rect = CGRect(origin: .zero, size: size)
      UIBezierPath(roundedRect: rect, cornerRadius: radius).addClip()
      draw(in: rect)
      return UIGraphicsGetImageFromCurrentImageContext()
    }
  }
  extension View {
    @MainActor fileprivate func snapshot() -> UIImage {
      let controller = UIHostingController(rootView: self)
      let view = controller.view
      let targetSize = controller.view.intrinsicContentSize
      view?.bounds = CGRect(origin: .zero, size: targetSize)
      view?.backgroundColor = .clear
      let renderer = UIGraphicsImageRenderer(size: targetSize)
      return renderer.image { _ in view?.drawHierarchy(in: controller.view.bounds, afterScreenUpdates: true) }
    }
  }

  // MARK: - Shapes

  private struct RoundedCorner: Shape {
    var radius: CGFloat = .infinity
    var corners: UIRectCorner = .allCorners
    nonisolated func path(in rect: CGRect) -> Path {
      let path = UIBezierPath(
        roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: radius, height: radius))
      return Path(path.cgPath)
    }
  }
  extension View {
    fileprivate func cornerRadius(_ radius: CGFloat, corners: UIRectCorner) -> some View {
      clipShape(RoundedCorner(radius: radius, corners: corners))
    }
  }
  private func pathUses() -> [UIBezierPath] {
    let star = UIBezierPath()
    star.move(to: CGPoint(x: 0, y: 10))
    star.addLine(to: CGPoint(x: 10, y: 10))
    star.addCurve(to: .zero, controlPoint1: CGPoint(x: 3, y: 3), controlPoint2: CGPoint(x: 6, y: 6))
    star.addQuadCurve(to: CGPoint(x: 4, y: 4), controlPoint: CGPoint(x: 1, y: 1))
    star.addArc(withCenter: .zero, radius: 5, startAngle: 0, endAngle: .pi, clockwise: true)
    star.close()
    star.lineWidth = 2
    star.lineCapStyle = .round
    star.lineJoinStyle = .round
    star.usesEvenOddFillRule = true
    star.apply(CGAffineTransform(scaleX: 2, y: 2))
    star.append(UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 5, height: 5)))
    let copy = UIBezierPath(cgPath: star.cgPath)
    _ = (copy.contains(.zero), copy.bounds, copy.isEmpty, copy.currentPoint)
    return [
      star, copy, star.reversing(),
      UIBezierPath(arcCenter: .zero, radius: 3, startAngle: 0, endAngle: 2, clockwise: false),
    ]
  }

  // MARK: - Representables

  private struct Blur: UIViewRepresentable {
    var style: UIBlurEffect.Style = .systemMaterial
    func makeUIView(context: Context) -> UIVisualEffectView { UIVisualEffectView(effect: UIBlurEffect(style: style)) }
    func updateUIView(_ uiView: UIVisualEffectView, context: Context) { uiView.effect = UIBlurEffect(style: style) }
  }
  private struct FocusedField: UIViewRepresentable {
    @Binding var text: String
    var placeholder = ""
    var isFirstResponder = false
    class Coordinator: NSObject, UITextFieldDelegate {
      @Binding var text: String
      var didBecomeFirstResponder = false
      init(text: Binding<String>) { _text = text }
      func textFieldDidChangeSelection(_ textField: UITextField) { text = textField.text ?? "" }
      func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
      }
    }
    func makeUIView(context: UIViewRepresentableContext<FocusedField>) -> UITextField {
      let textField = UITextField(frame: .zero)
      textField.delegate = context.coordinator
      textField.placeholder = placeholder
      textField.keyboardType = .asciiCapable
      textField.autocorrectionType = .no
      textField.returnKeyType = .done
      textField.clearButtonMode = .whileEditing
      textField.setContentHuggingPriority(.required, for: .vertical)
      textField.font = UIFont.preferredFont(forTextStyle: .body)
      textField.accessibilityIdentifier = "field"
      return textField
    }
    func makeCoordinator() -> Coordinator { Coordinator(text: $text) }
    func updateUIView(_ uiView: UITextField, context: Context) {
      uiView.text = text
      if isFirstResponder && !context.coordinator.didBecomeFirstResponder {
        uiView.becomeFirstResponder()
        context.coordinator.didBecomeFirstResponder = true
      }
    }
  }
  private struct GrowingText: UIViewRepresentable {
    @Binding var text: String
    @Binding var height: CGFloat
    func makeUIView(context: Context) -> UITextView {
      let view = UITextView()
      view.delegate = context.coordinator
      view.isScrollEnabled = false
      view.backgroundColor = .clear
      view.textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
      view.font = .systemFont(ofSize: 17)
      view.accessibilityIdentifier = "growing"
      return view
    }
    func updateUIView(_ view: UITextView, context: Context) {
      if view.text != text { view.text = text }
      DispatchQueue.main.async {
        let size = view.sizeThatFits(CGSize(width: view.frame.size.width, height: .greatestFiniteMagnitude))
        if height != size.height { height = size.height }
      }
    }
    func makeCoordinator() -> Coordinator { Coordinator(self) }
    final class Coordinator: NSObject, UITextViewDelegate {
      let parent: GrowingText
      init(_ parent: GrowingText) { self.parent = parent }
      func textViewDidChange(_ textView: UITextView) { parent.text = textView.text }
      func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        text != "\n"
      }
    }
  }
  private struct Zooming<Content: View>: UIViewRepresentable {
    let content: Content
    func makeUIView(context: Context) -> UIScrollView {
      let scrollView = UIScrollView()
      scrollView.delegate = context.coordinator
      scrollView.maximumZoomScale = 5
      scrollView.minimumZoomScale = 1
      scrollView.bouncesZoom = true
      scrollView.showsVerticalScrollIndicator = false
      let hosted = context.coordinator.hosting.view!
      hosted.translatesAutoresizingMaskIntoConstraints = true
      hosted.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      hosted.frame = scrollView.bounds
      scrollView.addSubview(hosted)
      return scrollView
    }
    func updateUIView(_ uiView: UIScrollView, context: Context) { context.coordinator.hosting.rootView = content }
    func makeCoordinator() -> Coordinator { Coordinator(hosting: UIHostingController(rootView: content)) }
    @MainActor class Coordinator: NSObject, @MainActor UIScrollViewDelegate {
      var hosting: UIHostingController<Content>
      init(hosting: UIHostingController<Content>) { self.hosting = hosting }
      func viewForZooming(in scrollView: UIScrollView) -> UIView? { hosting.view }
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        _ = scrollView.contentOffset.y / scrollView.contentSize.height
      }
      func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    }
  }
  private struct Pages: UIViewRepresentable {
    var count: Int
    @Binding var current: Int
    func makeUIView(context: Context) -> UIPageControl {
      let control = UIPageControl()
      control.numberOfPages = count
      control.pageIndicatorTintColor = .lightGray
      control.currentPageIndicatorTintColor = .black
      control.addAction(
        UIAction { action in current = (action.sender as! UIPageControl).currentPage }, for: .valueChanged)
      return control
    }
    func updateUIView(_ uiView: UIPageControl, context: Context) { uiView.currentPage = current }
  }
  private struct Share: UIViewControllerRepresentable {
    var items: [Any]
    var done: (() -> Void)?
    func makeUIViewController(context: Context) -> UIActivityViewController {
      let controller = UIActivityViewController(activityItems: items, applicationActivities: nil)
      controller.excludedActivityTypes = [.mail]
      controller.completionWithItemsHandler = { _, _, _, _ in done?() }
      return controller
    }
    func updateUIViewController(_ uiViewController: UIActivityViewController, context: Context) {}
  }
  private struct Spinner: UIViewRepresentable {
    @Binding var isAnimating: Bool
    let style: UIActivityIndicatorView.Style
    func makeUIView(context: UIViewRepresentableContext<Spinner>) -> UIActivityIndicatorView {
      UIActivityIndicatorView(style: style)
    }
    func updateUIView(_ uiView: UIActivityIndicatorView, context: UIViewRepresentableContext<Spinner>) {
      isAnimating ? uiView.startAnimating() : uiView.stopAnimating()
    }
  }
  private struct Wheel: UIViewRepresentable {
    func makeUIView(context: Context) -> UIView {
      let view = UIView(frame: .zero), ring = CAShapeLayer()
      ring.path =
        UIBezierPath(arcCenter: CGPoint(x: 20, y: 20), radius: 15, startAngle: 0, endAngle: .pi, clockwise: true).cgPath
      ring.strokeColor = UIColor.red.cgColor
      ring.fillColor = UIColor.clear.cgColor
      ring.lineCap = .round
      ring.lineWidth = 4
      view.layer.addSublayer(ring)
      let animation = CABasicAnimation(keyPath: "transform.rotation")
      animation.fromValue = 0
      animation.toValue = CGFloat.pi * 2
      animation.duration = 1
      animation.repeatCount = .greatestFiniteMagnitude
      animation.isRemovedOnCompletion = false
      animation.timingFunction = CAMediaTimingFunction(name: .linear)
      view.layer.add(animation, forKey: "rotation")
      return view
    }
    func updateUIView(_ uiView: UIView, context: Context) {}
  }
  private struct Pan: UIGestureRecognizerRepresentable {
    let changed: (CGPoint) -> Void
    func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer {
      let gesture = UIPanGestureRecognizer()
      gesture.maximumNumberOfTouches = 1
      return gesture
    }
    func handleUIGestureRecognizerAction(_ recognizer: UIPanGestureRecognizer, context: Context) {
      switch recognizer.state {
      case .changed: changed(recognizer.translation(in: recognizer.view))
      case .ended, .cancelled: changed(recognizer.velocity(in: recognizer.view))
      default: break
      }
    }
  }

  // MARK: - View controllers

  private final class CardController: UIViewController {
    private lazy var titleLabel: UILabel = {
      let label = UILabel()
      label.translatesAutoresizingMaskIntoConstraints = false
      label.font = .systemFont(ofSize: 17, weight: .semibold)
      label.textColor = .label
      label.textAlignment = .center
      label.numberOfLines = 0
      return label
    }()
    private let button = UIButton(type: .system)
    private(set) var presses = 0
    private var cancellables = Set<AnyCancellable>()
    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      view.addSubview(titleLabel)
      view.addSubview(button)
      titleLabel.text = "Card"
      button.translatesAutoresizingMaskIntoConstraints = false
      button.setTitle("Press", for: .normal)
      button.setTitleColor(.white, for: .normal)
      button.titleLabel?.font = .boldSystemFont(ofSize: 15)
      button.backgroundColor = .systemBlue
      button.layer.cornerRadius = 8
      button.layer.shadowColor = UIColor.black.cgColor
      button.layer.shadowOffset = CGSize(width: 0, height: 2)
      button.layer.shadowOpacity = 0.2
      button.accessibilityIdentifier = "press"
      button.addAction(UIAction { [weak self] _ in self?.press() }, for: .touchUpInside)
      NSLayoutConstraint.activate([
        titleLabel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
        titleLabel.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        titleLabel.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        button.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 12),
        button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        button.widthAnchor.constraint(greaterThanOrEqualToConstant: 120),
        button.heightAnchor.constraint(equalToConstant: 44),
      ])
      navigationItem.title = "Card"
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        systemItem: .add, primaryAction: UIAction { [unowned self] _ in press() })
      NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification)
        .compactMap { $0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect }
        .sink { [weak self] in self?.titleLabel.text = "\($0.height)" }
        .store(in: &cancellables)
      registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, _) in self.view.setNeedsLayout() }
    }
    private func press() {
      presses += 1
      UIView.animate(
        withDuration: 0.2, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0, options: [.curveEaseOut]
      ) {
        self.button.transform = CGAffineTransform(scaleX: 0.95, y: 0.95)
      } completion: { _ in
        UIView.animate(withDuration: 0.2) { self.button.transform = .identity }
      }
      UIImpactFeedbackGenerator(style: .medium).impactOccurred()
    }
    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
      super.viewWillTransition(to: size, with: coordinator)
      coordinator.animate(alongsideTransition: { _ in self.view.layoutIfNeeded() }, completion: nil)
    }
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
    }
  }
  private struct Card: UIViewControllerRepresentable {
    let controller: UINavigationController
    func makeUIViewController(context: Context) -> UINavigationController {
      controller.navigationBar.prefersLargeTitles = true
      controller.navigationBar.tintColor = .systemPink
      return controller
    }
    func updateUIViewController(_ uiViewController: UINavigationController, context: Context) {}
  }
  extension UINavigationController {
    fileprivate func push(_ controllers: UIViewController...) {
      controllers.forEach { pushViewController($0, animated: false) }
    }
  }
  @MainActor private func appearanceUses() {
    let tab = UITabBarAppearance()
    tab.configureWithOpaqueBackground()
    tab.backgroundColor = UIColor.systemBackground
    tab.stackedLayoutAppearance.normal.iconColor = .gray
    tab.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.gray]
    tab.stackedLayoutAppearance.selected.iconColor = .systemBlue
    UITabBar.appearance().standardAppearance = tab
    UITabBar.appearance().scrollEdgeAppearance = tab
    UITabBar.appearance().unselectedItemTintColor = .gray
    UITabBar.appearance().isTranslucent = false
    let bar = UINavigationBarAppearance()
    bar.configureWithTransparentBackground()
    bar.titleTextAttributes = [.foregroundColor: UIColor.white, .font: UIFont.boldSystemFont(ofSize: 20)]
    bar.largeTitleTextAttributes = [.foregroundColor: UIColor.white]
    UINavigationBar.appearance().standardAppearance = bar
    UINavigationBar.appearance().compactAppearance = bar
    UITableView.appearance().backgroundColor = .clear
    UITextView.appearance().backgroundColor = .clear
    UISegmentedControl.appearance().selectedSegmentTintColor = .systemBlue
    UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
    UIScrollView.appearance().bounces = false
    UISwitch.appearance().onTintColor = .systemGreen
    UIPageControl.appearance().currentPageIndicatorTintColor = .black
  }
  private func wrongWords(_ text: String) -> [String] {
    let checker = UITextChecker()
    let range = NSRange(location: 0, length: text.utf16.count)
    let wrong = checker.rangeOfMisspelledWord(in: text, range: range, startingAt: 0, wrap: false, language: "en")
    if wrong.location == NSNotFound { return [] }
    return checker.guesses(forWordRange: wrong, in: text, language: "en") ?? []
  }

  // MARK: - Tests

  extension KitTests {
    @MainActor @Suite(.serialized) struct UseTests {
      @Test func `a card of constraints presses, turns and goes back`() throws {
        let card = CardController(), stack = UINavigationController(rootViewController: card)
        let window = TestWindow(size: CGSize(width: 390, height: 700), idiom: .phone) { Card(controller: stack) }
        window.click("press")
        window.advance(by: .seconds(2))
        #expect(card.presses == 1)
        let button = try window.element("press")
        #expect(abs(button.frame.midX - 195) < 0.5 && button.frame.height == 44 && button.frame.width == 120)
        window.resize(to: CGSize(width: 700, height: 390))
        #expect(abs(try window.element("press").frame.midX - 350) < 0.5)
        stack.push(UIViewController(), UIViewController())
        window.settle()
        #expect(stack.viewControllers.count == 3 && stack.popToRootViewController(animated: false)?.count == 2)
        #expect(window.reports.isEmpty)
      }
      @Test func `representables of text fields and text views follow their bindings`() {
        struct Form: View {
          @State private var name = ""
          @State private var note = "a"
          @State private var height: CGFloat = 20
          @State private var page = 0
          @State private var isBusy = true
          var body: some View {
            VStack {
              FocusedField(text: $name, placeholder: "Name", isFirstResponder: true)
              Text(verbatim: "<\(name)>").accessibilityIdentifier("name")
              GrowingText(text: $note, height: $height).frame(height: height)
              Pages(count: 3, current: $page)
              Spinner(isAnimating: $isBusy, style: .medium)
              Wheel().frame(width: 40, height: 40)
              Blur(style: .systemThinMaterial).frame(height: 10)
              Color.red.cornerRadius(8, corners: [.topLeft, .topRight]).frame(height: 20)
              Zooming(content: Text("Zoom")).frame(height: 40)
            }
          }
        }
        let window = TestWindow(size: CGSize(width: 300, height: 500)) { Form() }
        window.settle()
        window.type("Ada")
        #expect(window.find { $0.identifier == "name" }?.label == "<Ada>")
        // Pictures of tests have no blur, which is said.
        let said = window.reports.filter { !$0.contains("material") }
        #expect(window.displayList.contains("Zoom") && said.isEmpty, "\(said)")
        let first = window.displayList
        window.advance(by: .milliseconds(250))
        #expect(window.displayList != first)
      }
      @Test func `colours, images and paths are what they are made of`() {
        #expect(Color(hex: "#FF8000").hex == "FF8000" && abs(Color(hex: "0000FF").components.blue - 1) < 0.001)
        #expect(UIColor.black.lighter(by: 50)?.cgColor.components?.first == 0.5)
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(Color(UIColor.brand.resolvedColor(with: dark)).hex == "FF8800")
        #expect(pathUses().count == 4 && !screenUses().isEmpty && deviceUses().contains("Linux"))
        let path = RoundedCorner(radius: 5, corners: [.topLeft]).path(in: CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(!path.contains(CGPoint(x: 0.5, y: 0.5)) && path.contains(CGPoint(x: 19.5, y: 19.5)))
        _ = wrongWords("helo")
      }
      @Test func `bars take what their proxies were given`() {
        appearanceUses()
        let image = UIImage.solid(.red, size: CGSize(width: 4, height: 4))
        #expect(
          image.size == CGSize(width: 4, height: 4) && image.resized(to: CGSize(width: 2, height: 2)).size.width == 2)
        let window = TestWindow(size: CGSize(width: 300, height: 200)) { Text("Hello") }
        appUses()
        _ = UIApplication.shared.topController
        _ = UIApplication.safeTop
        #expect(window.displayList.contains("Hello"))
      }
    }
  }
  struct KitTests {}
#endif
