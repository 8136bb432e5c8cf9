// `Transferable` and what represents it are SwiftUI's here.
@_exported public import HeadlessSwiftUI
@_exported public import UniformTypeIdentifiers
