import SwiftUI

extension ChartContent {
  private nonisolated func style(_ change: @escaping (inout MarkStyle) -> Void) -> ModifiedMarks<Self> {
    ModifiedMarks(self) { change(&$0.style) }
  }
  private nonisolated func label(_ text: Text) -> ModifiedMarks<Self> {
    style { if $0.accessibilityLabel == nil { $0.accessibilityLabel = text } }
  }
  private nonisolated func value(_ text: Text) -> ModifiedMarks<Self> {
    style { if $0.accessibilityValue == nil { $0.accessibilityValue = text } }
  }
  /// Hides the marks from assistive technology.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
    style { if $0.isHiddenFromAccessibility == nil { $0.isHiddenFromAccessibility = hidden } }
  }
  /// The identifier of the marks' elements, for tests.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
    style { if $0.accessibilityIdentifier == nil { $0.accessibilityIdentifier = identifier } }
  }
  /// Sets the name of the marks for assistive technology.
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent {
    label(Text(labelKey))
  }
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent {
    self.label(Text(label))
  }
  public nonisolated func accessibilityLabel(_ label: Text) -> some ChartContent { self.label(label) }
  @_disfavoredOverload
  public nonisolated func accessibilityLabel(_ resource: LocalizedStringResource) -> some ChartContent {
    label(Text(resource))
  }
  /// Sets the description of the marks' values for assistive technology.
  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent {
    value(Text(valueKey))
  }
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent {
    self.value(Text(value))
  }
  public nonisolated func accessibilityValue(_ value: Text) -> some ChartContent { self.value(value) }
  @_disfavoredOverload
  public nonisolated func accessibilityValue(_ resource: LocalizedStringResource) -> some ChartContent {
    value(Text(resource))
  }
}
