// The part of SwiftUI that Xcode sometimes names in an import by itself.
@_exported import HearthUI
