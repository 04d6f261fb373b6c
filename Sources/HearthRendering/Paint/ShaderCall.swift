import Foundation

/// A function that computes pixels: native code out of a library that the app brings.
package final class ShaderEntry: Hashable, @unchecked Sendable {
  // Unchecked: nothing changes, and the code is never unloaded.
  package let name: String
  /// A letter for what the function returns and for each parameter: `1` to `4` numbers, `i` a whole number, `p` a pointer,
  /// `L` a layer, `T` an image.
  package let signature: String
  /// Computes some rows of pixels. What it is given is laid out by `ShaderRun`.
  package let run: @convention(c) (UnsafeRawPointer) -> Void
  package init(name: String, signature: String, run: @escaping @convention(c) (UnsafeRawPointer) -> Void) {
    (self.name, self.signature, self.run) = (name, signature, run)
  }
  package static func == (a: ShaderEntry, b: ShaderEntry) -> Bool { a === b }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// What a function is called with, besides what its kind brings along.
package enum ShaderArgument: Hashable, Sendable {
  /// Up to four numbers: a scalar, a vector or a colour, which is premultiplied.
  case numbers([Float])
  /// A pointer to numbers, and how many elements of `step` numbers they are.
  case array([Float], step: Int)
  /// A pointer to bytes, and how many they are.
  case data(Data)
  case image(ImageSource)
  /// The rectangle of the view or the shape: x, y, width, height.
  case bounds

  /// The letters of the parameters that it stands for, as in `ShaderEntry.signature`.
  package var letters: String {
    switch self {
    case .numbers(let values): "\(values.count)"
    case .array, .data: "pi"
    case .image: "T"
    case .bounds: "4"
    }
  }
}

/// A function with its arguments.
package struct ShaderCall: Hashable, Sendable {
  /// What a function computes; each has first parameters of its own.
  package enum Kind: Int, Sendable {
    /// A colour out of a place and the colour there.
    case color = 0
    /// The place out of whose colour a pixel takes its own.
    case distortion = 1
    /// A colour out of a place and all of the layer.
    case layer = 2
    /// A colour out of a place.
    case fill = 3

    /// The letters of a function of this kind: what it returns, and its first parameters.
    package var letters: String {
      switch self {
      case .color: "424"
      case .distortion: "22"
      case .layer: "42L"
      case .fill: "42"
      }
    }
  }
  package var entry: ShaderEntry
  package var kind: Kind
  package var arguments: [ShaderArgument]
  /// What the result is multiplied with.
  package var opacity = 1.0
  package init(_ entry: ShaderEntry, _ kind: Kind, _ arguments: [ShaderArgument]) {
    (self.entry, self.kind, self.arguments) = (entry, kind, arguments)
  }
}
