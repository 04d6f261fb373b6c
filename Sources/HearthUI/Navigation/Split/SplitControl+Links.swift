import HearthCore

// What links show in columns.

extension SplitControl {
  /// Shows a view instead of the content of a column, which comes to the top of a collapsed view.
  /// What a link showed there before is over.
  func show(
    _ presented: PresentedView, of link: ObjectIdentifier, value: NavigationValue? = nil, in column: SplitColumn
  ) {
    let old = replacements[column.rawValue]
    replacementCount += 1
    replacements[column.rawValue] = ColumnReplacement(
      link: link, presented: presented, value: value, view: presented.content, version: replacementCount)
    if let old, old.presented !== presented { old.presented.didEnd?() }
    publishReplacements { [self] in userGoes(to: column) }
  }
  /// What a link shows has another content.
  func contentDidChange(of presented: PresentedView) {
    guard let index = replacements.firstIndex(where: { $0?.presented === presented }) else { return }
    replacementCount += 1
    replacements[index]!.view = presented.content
    replacements[index]!.version = replacementCount
    publishReplacements {}
  }
  /// What a link shows goes, and in a collapsed view the way leads back from it.
  func withdraw(_ presented: PresentedView) {
    guard let index = replacements.firstIndex(where: { $0?.presented === presented }) else { return }
    replacements[index] = nil
    publishReplacements { [self] in
      let column = SplitColumn(rawValue: index)!
      if current.isCollapsed && state.top == column && replacements[index] == nil,
        let before = columnsBefore(column).first
      {
        setTop(before)
      }
    }
  }
  /// The user is back before what links show in these columns: it is over, and the links can be followed again.
  func endReplacements(after column: SplitColumn) {
    for index in (column.rawValue + 1)..<max(3, column.rawValue + 1) { endReplacement(SplitColumn(rawValue: index)!) }
  }
  func endReplacement(_ column: SplitColumn) {
    guard let old = replacements[column.rawValue] else { return }
    replacements[column.rawValue] = nil
    old.presented.didEnd?()
    publishReplacements {}
  }
  /// Links present while bodies run, too: the columns hear of it after them.
  private func publishReplacements(_ action: @escaping () -> Void) {
    node.performAtEndOfRound { [self] in
      publish { $0.replacements = replacements }
      action()
    }
  }

  /// Another stack can be led to, or one went.
  func targetsDidChange() {
    if node.isUnmounted { return }
    node.performAtEndOfRound { [self] in publish { $0.targetVersion &+= 1 } }
  }
  func report(_ what: String, _ message: String) {
    node.engine.report(Report(kind: .navigation, path: "\(node.path)/\(what)", message: message))
  }
}
