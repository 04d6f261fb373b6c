/// A document that gives the views of its windows something through their environment, as a document of models gives
/// its context.
@MainActor public protocol _DocumentEnvironment: AnyObject {
  /// Sets what the document gives. `values` are those of its window.
  func _setEnvironment(_ values: inout EnvironmentValues)
}
