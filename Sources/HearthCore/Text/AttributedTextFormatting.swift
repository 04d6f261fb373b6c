import Foundation

/// Parts of definitions of how attributed text may look; see `AttributedTextFormattingDefinition`.
public enum AttributedTextFormatting {}

/// A type that says which attributes a text may have, and which values.
///
/// A definition is a scope of attributes and a list of constraints. It applies to texts and text editors of
/// `AttributedString`: attributes outside the scope are not shown, and the constraints change the others to what is
/// allowed, in the order in which they are listed. What is typed, pasted and formatted in an editor obeys them before
/// it is written; text that nobody edits stays in the app's string as it is.
///
///     struct Underlines: AttributedTextFormattingDefinition {
///       var body: some AttributedTextFormattingDefinition<AttributeScopes.SwiftUIAttributes> {
///         ValueConstraint(for: \.underlineStyle, values: [nil, .single], default: .single)
///       }
///     }
///     TextEditor(text: $text).attributedTextFormattingDefinition(Underlines())
public protocol AttributedTextFormattingDefinition<Scope> {
  /// The attributes that count.
  associatedtype Scope: AttributeScope where Self.Scope == Self.Body.Scope
  /// What `body` returns; the compiler infers it.
  associatedtype Body: AttributedTextFormattingDefinition
  /// Another spelling of `AttributedTextFormatting.ValueConstraint`.
  typealias ValueConstraint = AttributedTextFormatting.ValueConstraint
  /// The constraints, the first one first.
  @AttributedTextFormatting.DefinitionBuilder<Self.Scope> var body: Self.Body { get }
  /// Changes attributes to what is allowed. For definitions of the framework.
  func _constrain(_ container: inout AttributeContainer)
}
extension AttributedTextFormattingDefinition {
  public func _constrain(_ container: inout AttributeContainer) { body._constrain(&container) }
  /// Changes attributes to what the constraints allow.
  public func constrain(_ container: inout AttributeContainer) { _constrain(&container) }
  /// Changes the attributes of each run to what the constraints allow.
  public func constrain(_ string: inout AttributedString) {
    let runs = string.runs
    for run in runs {
      var container = run.attributes
      _constrain(&container)
      if container != run.attributes { string[run.range].setAttributes(container) }
    }
  }
}

/// A type that keeps the value of one attribute to what is allowed, which may depend on the other attributes.
///
///     struct LinksAreBlue: AttributedTextValueConstraint {
///       typealias Scope = AttributeScopes.SwiftUIAttributes
///       typealias AttributeKey = AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute
///       func constrain(_ container: inout Attributes) {
///         container.foregroundColor = container.link == nil ? nil : .blue
///       }
///     }
public protocol AttributedTextValueConstraint: Hashable, Sendable, AttributedTextFormattingDefinition {
  /// The key of the attribute that changes.
  associatedtype AttributeKey: AttributedStringKey where Self.AttributeKey.Value: Sendable
  /// The attributes of a run: all can be read, one can be written.
  typealias Attributes = AttributedTextFormatting.AttributeContainerProxy<Self.Scope, Self.AttributeKey>
  /// Changes the attribute to a value that is allowed, given what the constraints before this one have left.
  func constrain(_ container: inout Self.Attributes)
}
extension AttributedTextValueConstraint {
  /// Nothing besides this constraint.
  public var body: AttributedTextFormatting.EmptyDefinition<Scope> { AttributedTextFormatting.EmptyDefinition() }
  public func _constrain(_ container: inout AttributeContainer) {
    var proxy = Attributes(container)
    constrain(&proxy)
    container = proxy.container
  }
}

extension AttributedTextFormatting {
  /// The attributes of a run for a constraint: those of its scope can be read, and its own can be written.
  @dynamicMemberLookup public struct AttributeContainerProxy<Scope: AttributeScope, Attribute: AttributedStringKey>
  where Attribute.Value: Sendable {
    fileprivate(set) var container: AttributeContainer
    init(_ container: AttributeContainer) { self.container = container }

    /// The value of the constraint's own attribute.
    public subscript(key: Attribute.Type) -> Attribute.Value? {
      get { container[Attribute.self] }
      set { container[Attribute.self] = newValue }
    }
    /// The value of the constraint's own attribute, by its name.
    public subscript(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, Attribute>) -> Attribute.Value? {
      get { container[Attribute.self] }
      set { container[Attribute.self] = newValue }
    }
    /// The value of an attribute of the scope; nil for attributes outside of it.
    @_disfavoredOverload public subscript<K: AttributedStringKey>(key: K.Type) -> K.Value? where K.Value: Sendable {
      ScopeKeys.of(Scope.self).contains(ObjectIdentifier(K.self)) ? container[K.self] : nil
    }
    /// The value of an attribute of the scope, by its name; nil for attributes outside of it.
    @_disfavoredOverload
    public subscript<K: AttributedStringKey>(
      dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>
    ) -> K.Value? where K.Value: Sendable {
      self[K.self]
    }
    /// The attributes of one scope, as in `container.swiftUI.foregroundColor`.
    public subscript<S: AttributeScope>(dynamicMember keyPath: KeyPath<AttributeScopes, S.Type>) -> Scoped<S> {
      get { Scoped(proxy: self) }
      set { self = newValue.proxy }
    }

    /// The attributes of one scope.
    @dynamicMemberLookup public struct Scoped<Subscope: AttributeScope> {
      fileprivate var proxy: AttributeContainerProxy
      /// The value of the constraint's own attribute, by its name.
      public subscript(dynamicMember keyPath: KeyPath<Subscope, Attribute>) -> Attribute.Value? {
        get { proxy.container[Attribute.self] }
        set { proxy.container[Attribute.self] = newValue }
      }
      /// The value of an attribute, by its name; nil outside of the constraint's scope.
      @_disfavoredOverload
      public subscript<K: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<Subscope, K>
      ) -> K.Value? where K.Value: Sendable {
        proxy[K.self]
      }
    }
  }

  /// A constraint that allows some values of one attribute, and has another for all others.
  public struct ValueConstraint<Scope: AttributeScope, AttributeKey: AttributedStringKey>:
    AttributedTextValueConstraint
  where AttributeKey.Value: Sendable {
    private let values: Set<AttributeKey.Value?>
    private let defaultValue: AttributeKey.Value?

    /// A constraint for the attribute of a key.
    ///
    /// - Parameters:
    ///   - allowedValues: With nil, the attribute may be missing.
    ///   - defaultValue: What text gets that has another value.
    public init(
      for attribute: AttributeKey.Type, values allowedValues: Set<AttributeKey.Value?>,
      default defaultValue: AttributeKey.Value?
    ) {
      (values, self.defaultValue) = (allowedValues, defaultValue)
    }
    /// A constraint for an attribute of the scope, by its name.
    ///
    /// - Parameters:
    ///   - allowedValues: With nil, the attribute may be missing.
    ///   - defaultValue: What text gets that has another value.
    public init(
      for attribute: KeyPath<Scope, AttributeKey>, values allowedValues: Set<AttributeKey.Value?>,
      default defaultValue: AttributeKey.Value?
    ) {
      (values, self.defaultValue) = (allowedValues, defaultValue)
    }
    public func constrain(
      _ container: inout AttributedTextFormatting.AttributeContainerProxy<Scope, AttributeKey>
    ) {
      if !values.contains(container[AttributeKey.self]) { container[AttributeKey.self] = defaultValue }
    }
  }

  /// A definition without constraints.
  public struct EmptyDefinition<Scope: AttributeScope>: AttributedTextFormattingDefinition {
    /// Creates the definition.
    public init() {}
    /// The same definition.
    public var body: EmptyDefinition<Scope> { self }
    public func _constrain(_ container: inout AttributeContainer) {}
  }

  /// A definition whose type is hidden.
  public struct AnyDefinition<Scope: AttributeScope>: AttributedTextFormattingDefinition {
    private let base: any AttributedTextFormattingDefinition
    /// Hides the type of a definition.
    public init<D: AttributedTextFormattingDefinition>(_ definition: D) where Scope == D.Scope { base = definition }
    /// Nothing besides the definition that is hidden.
    public var body: EmptyDefinition<Scope> { EmptyDefinition() }
    public func _constrain(_ container: inout AttributeContainer) { base._constrain(&container) }
  }

  /// Several definitions, one after the other.
  public struct TupleDefinition<Scope: AttributeScope, each Definition: AttributedTextFormattingDefinition>:
    AttributedTextFormattingDefinition
  {
    private let definitions: (repeat each Definition)
    /// Creates a definition of several.
    public init(definition: repeat each Definition) { definitions = (repeat each definition) }
    /// Nothing besides the definitions.
    public var body: EmptyDefinition<Scope> { EmptyDefinition() }
    public func _constrain(_ container: inout AttributeContainer) {
      for definition in repeat each definitions { definition._constrain(&container) }
    }
  }

  /// One of two definitions, or none: what `if` in a body makes.
  public struct _ConditionalDefinition<First: AttributedTextFormattingDefinition, Second>:
    AttributedTextFormattingDefinition
  where Second: AttributedTextFormattingDefinition, First.Scope == Second.Scope {
    enum Branch {
      case first(First)
      case second(Second)
    }
    let branch: Branch
    public typealias Scope = First.Scope
    /// Nothing besides the definition of the branch.
    public var body: EmptyDefinition<First.Scope> { EmptyDefinition() }
    public func _constrain(_ container: inout AttributeContainer) {
      switch branch {
      case .first(let definition): definition._constrain(&container)
      case .second(let definition): definition._constrain(&container)
      }
    }
  }

  /// Puts the constraints of a `body` together.
  @resultBuilder public struct DefinitionBuilder<Scope: AttributeScope> {
    /// Nothing.
    public static func buildBlock() -> EmptyDefinition<Scope> { EmptyDefinition() }
    /// One definition.
    public static func buildBlock<D: AttributedTextFormattingDefinition>(_ definition: D) -> D where Scope == D.Scope {
      definition
    }
    /// Several definitions, which apply from the first to the last.
    public static func buildBlock<D: AttributedTextFormattingDefinition, each E: AttributedTextFormattingDefinition>(
      _ first: D, _ rest: repeat each E
    ) -> TupleDefinition<Scope, D, repeat each E> where Scope == D.Scope {
      TupleDefinition(definition: first, repeat each rest)
    }
    /// One definition of a list.
    public static func buildExpression<D: AttributedTextFormattingDefinition>(
      _ definition: D
    ) -> D where Scope == D.Scope {
      definition
    }
    /// A definition behind `if` without `else`.
    public static func buildIf<D: AttributedTextFormattingDefinition>(
      _ definition: D?
    ) -> _ConditionalDefinition<D, EmptyDefinition<Scope>> where Scope == D.Scope {
      _ConditionalDefinition(branch: definition.map { .first($0) } ?? .second(EmptyDefinition()))
    }
    /// The definition behind `if`.
    public static func buildEither<T: AttributedTextFormattingDefinition, F: AttributedTextFormattingDefinition>(
      first: T
    ) -> _ConditionalDefinition<T, F> where Scope == T.Scope, T.Scope == F.Scope {
      _ConditionalDefinition(branch: .first(first))
    }
    /// The definition behind `else`.
    public static func buildEither<T: AttributedTextFormattingDefinition, F: AttributedTextFormattingDefinition>(
      second: F
    ) -> _ConditionalDefinition<T, F> where Scope == T.Scope, T.Scope == F.Scope {
      _ConditionalDefinition(branch: .second(second))
    }
    /// A definition behind `if #available`.
    public static func buildLimitedAvailability<D: AttributedTextFormattingDefinition>(
      _ definition: D
    ) -> AnyDefinition<Scope> where Scope == D.Scope {
      AnyDefinition(definition)
    }
  }
}
