// Text input builds on views: importing this module imports both.
@_exported public import UIKitCore
