import SwiftUI

// What the macros cannot be used for, and what the compiler says of it: `swiftc -verify` compares (see `Scripts/test`).

extension EnvironmentValues {
  @Entry var computed: Int { 1 }  // expected-error {{'@Entry' goes before one stored 'var'}}
  @Entry static var shared = 1  // expected-error {{'@Entry' goes before one stored 'var'}}
  @Entry var bare: Int  // expected-error {{'@Entry' needs a default value, as in 'var bare = true'}}
  @Entry var optional: Int?
  @Entry var plain = 1
}
extension FocusedValues {
  @Entry var bare: Int  // expected-error {{'@Entry' in 'FocusedValues' needs an optional type, as in 'var bare: String?'}}
  @Entry var full: Int? = 1  // expected-error {{a focused value has no default but nil: nothing offers it}}
  @Entry var long: Optional<Int>
}
struct Elsewhere {}
extension Elsewhere {
  @Entry var value = 1  // expected-error {{'@Entry' belongs into an extension of one of 'EnvironmentValues', 'Transaction', 'ContainerValues', 'FocusedValues'}}
}

func make() -> CGFloat { 1 }
@Animatable struct Untyped {
  var amount = make()  // expected-error {{'@Animatable' has to know the type of 'amount': write it, as in 'var amount: CGFloat', or put '@AnimatableIgnored' before it}} expected-note {{put '@AnimatableIgnored' before it}}
}
@Animatable struct Flag {
  var isOn: Bool  // expected-error {{'isOn' cannot be animated: 'Bool' is neither 'VectorArithmetic' nor 'Animatable'; put '@AnimatableIgnored' before it}} expected-note {{put '@AnimatableIgnored' before it}}
  var name: String  // expected-error {{'name' cannot be animated: 'String' is neither 'VectorArithmetic' nor 'Animatable'; put '@AnimatableIgnored' before it}} expected-note {{put '@AnimatableIgnored' before it}}
}
@Animatable struct Maybe {
  var amount: CGFloat?  // expected-error {{'amount' cannot be animated: an optional is neither 'VectorArithmetic' nor 'Animatable'; put '@AnimatableIgnored' before it}} expected-note {{put '@AnimatableIgnored' before it}}
}
@Animatable struct Doing {
  var action: () -> Void  // expected-error {{'action' cannot be animated: a function is neither 'VectorArithmetic' nor 'Animatable'; put '@AnimatableIgnored' before it}} expected-note {{put '@AnimatableIgnored' before it}}
}
@Animatable struct Ring {
  @AnimatableIgnored var isClosed: Bool
  let name: String
  static var shared: CGFloat { 1 }
  var start: CGFloat
}

let body: @MainActor () -> any View = { Text("") }
#Preview("From elsewhere", body: body)  // expected-error {{'#Preview' needs its body as a closure, as in '#Preview { Page() }'}}
#Preview("With state") {
  @Previewable @State var isOn = false
  Toggle("On", isOn: $isOn)
}
struct Page: View {
  @Previewable @State var isOn = false  // expected-error {{'@Previewable' goes before a variable at the top of the body of '#Preview'}}
  var body: some View { Toggle("On", isOn: $isOn) }
}
