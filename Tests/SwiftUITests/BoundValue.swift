import SwiftUI

/// A value of the app that views change and tests read.
@Observable final class BoundValue<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
  var binding: Binding<Value> { Binding(get: { self.value }, set: { self.value = $0 }) }
}
