// As on Apple's platforms, this module shows Foundation, Observation, UIKit's values and Combine's objects to whoever imports it.
@_exported public import Combine
@_exported public import Foundation
@_exported public import HeadlessSwiftUI
@_exported public import HeadlessUIKit
@_exported public import Observation
