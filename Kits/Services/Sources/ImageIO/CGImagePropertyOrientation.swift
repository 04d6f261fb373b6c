/// How the pixels of a file are turned to be seen. Source: the tag Orientation of Exif 2.32.
public enum CGImagePropertyOrientation: UInt32, Sendable, CaseIterable {
  case up = 1, upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
}
