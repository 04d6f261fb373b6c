// Names of colours and images under the name that source imports. `import SwiftUI` brings the same names.
@_exported import struct HearthCore.ColorResource
@_exported import struct HearthCore.ImageResource
