/// Builds content of any kind from the statements of a closure; of views it is the same builder as `ViewBuilder`.
///
///     func card<Content: View>(@ContentBuilder content: () -> Content) -> some View { content().padding() }
public typealias ContentBuilder = ViewBuilder

/// Content of any kind that is nothing.
public typealias EmptyContent = EmptyView
