// Swift Testing's overlay of this name, which a file gets that imports both `Testing` and `CoreGraphics`.
@_exported public import CoreGraphics
