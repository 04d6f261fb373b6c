/// Carries a value from one isolation to another.
package struct UncheckedSendable<Value>: @unchecked Sendable {
  // Unchecked: whoever makes one hands the value over and does not use it any more.
  package let value: Value
  package init(_ value: Value) { self.value = value }
}
