// Core Animation's types are HeadlessUIKit's here.
@_exported public import Foundation
@_exported public import HeadlessUIKit
