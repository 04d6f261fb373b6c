extension UnsafeMutableBufferPointer {
  /// The numbers of a buffer.
  public init(_ buffer: AudioBuffer) {
    let count = Int(buffer.mDataByteSize) / MemoryLayout<Element>.stride
    self.init(start: buffer.mData?.assumingMemoryBound(to: Element.self), count: buffer.mData == nil ? 0 : count)
  }
}
