// Swift Testing's overlay of this name, which a file gets that imports both `Testing` and `CoreImage`.
@_exported public import CoreImage
