/// A bound of what a model writes for a property, which its schema has.
public struct GenerationGuide<Value> {
  let rules: [GuideRule]
  init(_ rules: [GuideRule]) { self.rules = rules }
}

/// What a guide demands.
indirect enum GuideRule: Sendable {
  case anyOf([String])
  case pattern(String)
  case minimum(Double)
  case maximum(Double)
  case minimumCount(Int)
  case maximumCount(Int)
  case element([GuideRule])
}

extension GenerationGuide where Value == String {
  public static func constant(_ value: String) -> GenerationGuide<String> { GenerationGuide([.anyOf([value])]) }
  public static func anyOf(_ values: [String]) -> GenerationGuide<String> { GenerationGuide([.anyOf(values)]) }
  public static func pattern<Output>(_ regex: Regex<Output>) -> GenerationGuide<String> {
    GenerationGuide([GuideRule(regex)])
  }
}
extension GuideRule {
  /// An expression that was made by a builder has no text; its schema says that of any text.
  init<Output>(_ regex: Regex<Output>) { self = .pattern(regex._literalPattern ?? ".*") }
}

extension GenerationGuide where Value == Int {
  public static func minimum(_ value: Int) -> GenerationGuide<Int> { GenerationGuide([.minimum(Double(value))]) }
  public static func maximum(_ value: Int) -> GenerationGuide<Int> { GenerationGuide([.maximum(Double(value))]) }
  public static func range(_ range: ClosedRange<Int>) -> GenerationGuide<Int> {
    GenerationGuide([.minimum(Double(range.lowerBound)), .maximum(Double(range.upperBound))])
  }
}
extension GenerationGuide where Value == Float {
  public static func minimum(_ value: Float) -> GenerationGuide<Float> { GenerationGuide([.minimum(Double(value))]) }
  public static func maximum(_ value: Float) -> GenerationGuide<Float> { GenerationGuide([.maximum(Double(value))]) }
  public static func range(_ range: ClosedRange<Float>) -> GenerationGuide<Float> {
    GenerationGuide([.minimum(Double(range.lowerBound)), .maximum(Double(range.upperBound))])
  }
}
extension GenerationGuide where Value == Double {
  public static func minimum(_ value: Double) -> GenerationGuide<Double> { GenerationGuide([.minimum(value)]) }
  public static func maximum(_ value: Double) -> GenerationGuide<Double> { GenerationGuide([.maximum(value)]) }
  public static func range(_ range: ClosedRange<Double>) -> GenerationGuide<Double> {
    GenerationGuide([.minimum(range.lowerBound), .maximum(range.upperBound)])
  }
}
extension GenerationGuide where Value == Decimal {
  public static func minimum(_ value: Decimal) -> GenerationGuide<Decimal> {
    GenerationGuide([.minimum(NSDecimalNumber(decimal: value).doubleValue)])
  }
  public static func maximum(_ value: Decimal) -> GenerationGuide<Decimal> {
    GenerationGuide([.maximum(NSDecimalNumber(decimal: value).doubleValue)])
  }
  public static func range(_ range: ClosedRange<Decimal>) -> GenerationGuide<Decimal> {
    GenerationGuide([
      .minimum(NSDecimalNumber(decimal: range.lowerBound).doubleValue),
      .maximum(NSDecimalNumber(decimal: range.upperBound).doubleValue),
    ])
  }
}

extension GenerationGuide {
  public static func minimumCount<Element>(_ count: Int) -> GenerationGuide<[Element]> where Value == [Element] {
    GenerationGuide([.minimumCount(count)])
  }
  public static func maximumCount<Element>(_ count: Int) -> GenerationGuide<[Element]> where Value == [Element] {
    GenerationGuide([.maximumCount(count)])
  }
  public static func count<Element>(_ range: ClosedRange<Int>) -> GenerationGuide<[Element]> where Value == [Element] {
    GenerationGuide([.minimumCount(range.lowerBound), .maximumCount(range.upperBound)])
  }
  public static func count<Element>(_ count: Int) -> GenerationGuide<[Element]> where Value == [Element] {
    GenerationGuide([.minimumCount(count), .maximumCount(count)])
  }
  public static func element<Element>(
    _ guide: GenerationGuide<Element>
  ) -> GenerationGuide<[Element]> where Value == [Element] { GenerationGuide([.element(guide.rules)]) }
}

/// For the arguments of `@Guide` alone, where nothing says what the elements of the list are.
extension GenerationGuide where Value == [Never] {
  public static func minimumCount(_ count: Int) -> GenerationGuide<Value> { GenerationGuide([.minimumCount(count)]) }
  public static func maximumCount(_ count: Int) -> GenerationGuide<Value> { GenerationGuide([.maximumCount(count)]) }
  public static func count(_ range: ClosedRange<Int>) -> GenerationGuide<Value> {
    GenerationGuide([.minimumCount(range.lowerBound), .maximumCount(range.upperBound)])
  }
  public static func count(_ count: Int) -> GenerationGuide<Value> {
    GenerationGuide([.minimumCount(count), .maximumCount(count)])
  }
}
