extension TypeInfo {
  /// Views, one of each kind, whose structs are not `Equatable`, or are, for some of their arguments, by comparing
  /// their fields: `TypeInfo` does that itself then, and does not ask.
  static var fieldwiseViews: [Any.Type] {
    [
      ModifiedContent<EmptyView, EmptyModifier>.self, _ConditionalContent<EmptyView, EmptyView>.self,
      TupleView<Void>.self,
      VStack<EmptyView>.self, HStack<EmptyView>.self, ZStack<EmptyView>.self, Group<EmptyView>.self,
      ForEach<Range<Int>, Int, EmptyView>.self,
    ]
  }
}
