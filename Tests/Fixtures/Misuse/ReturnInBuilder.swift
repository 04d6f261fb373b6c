import SwiftUI

// What the compiler says of a `return` in a builder, here as of Apple's SwiftUI; it goes on.
struct ReturnInBuilder: View {
  // expected-note@+2 {{remove the attribute to explicitly disable the result builder}}
  // expected-note@+1 {{remove 'return' statements to apply the result builder}}
  @ViewBuilder var built: some View { return Text("a") }  // expected-warning {{application of result builder 'ViewBuilder' disabled by explicit 'return' statement}}
  @ViewBuilder func row(_ name: String) -> some View {  // expected-note {{remove the attribute to explicitly disable the result builder}}
    let upper = name.uppercased()
    // expected-note@+1 {{remove 'return' statements to apply the result builder}}
    return Text(upper)  // expected-warning {{application of result builder 'ViewBuilder' disabled by explicit 'return' statement}}
  }
  var body: some View { built }
}
