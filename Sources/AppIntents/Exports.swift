@_exported public import Foundation
@_exported public import HeadlessSwiftUI

// Foundation's texts of intents, which Linux lacks.
@_exported public import protocol UIKitValues.CustomLocalizedStringResourceConvertible
@_exported public import struct UIKitValues.LocalizedStringResource
