// Core Graphics' types are Foundation's and HeadlessUIKit's here.
@_exported public import Foundation
@_exported public import HeadlessUIKit
