/// Numbers of one or several channels in memory.
public struct AudioBuffer {
  public var mNumberChannels: UInt32
  /// Bytes.
  public var mDataByteSize: UInt32
  public var mData: UnsafeMutableRawPointer?
  public init() { (mNumberChannels, mDataByteSize, mData) = (0, 0, nil) }
  public init(mNumberChannels: UInt32, mDataByteSize: UInt32, mData: UnsafeMutableRawPointer?) {
    (self.mNumberChannels, self.mDataByteSize, self.mData) = (mNumberChannels, mDataByteSize, mData)
  }
}
/// How many buffers there are, and the first of them, which the others follow in memory.
public struct AudioBufferList {
  public var mNumberBuffers: UInt32
  public var mBuffers: AudioBuffer
  public init() { (mNumberBuffers, mBuffers) = (0, AudioBuffer()) }
  public init(mNumberBuffers: UInt32, mBuffers: AudioBuffer) {
    (self.mNumberBuffers, self.mBuffers) = (mNumberBuffers, mBuffers)
  }
}
/// The buffers of a list, one after the other.
public struct UnsafeMutableAudioBufferListPointer: RandomAccessCollection, MutableCollection {
  public let unsafeMutablePointer: UnsafeMutablePointer<AudioBufferList>
  public init(_ p: UnsafeMutablePointer<AudioBufferList>) { unsafeMutablePointer = p }
  private var first: UnsafeMutablePointer<AudioBuffer> {
    let offset = MemoryLayout<AudioBufferList>.offset(of: \AudioBufferList.mBuffers) ?? 8
    return (UnsafeMutableRawPointer(unsafeMutablePointer) + offset).assumingMemoryBound(to: AudioBuffer.self)
  }
  public var startIndex: Int { 0 }
  public var endIndex: Int { Int(unsafeMutablePointer.pointee.mNumberBuffers) }
  public subscript(index: Int) -> AudioBuffer {
    get { first[index] }
    nonmutating set { first[index] = newValue }
  }
}
