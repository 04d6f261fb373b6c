extension NSFetchRequest {
  /// The request without the type of its results. On Apple's systems requests of all types are one class, and source casts from one to another:
  /// `request as! NSFetchRequest<NSFetchRequestResult>`, before which this is written when source is lowered.
  public var _untyped: NSFetchRequest<NSFetchRequestResult> {
    if let same = self as? NSFetchRequest<NSFetchRequestResult> { return same }
    let result = NSFetchRequest<NSFetchRequestResult>()
    result.take(self)
    return result
  }
}
