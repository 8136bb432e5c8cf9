// As UIKit does, this module shows Foundation and the geometry in it to whoever imports it. Foundation on Apple's platforms
// has in one module what are three here.
@_exported public import Foundation
@_exported public import FoundationNetworking
@_exported public import FoundationXML
@_exported public import HeadlessUIKit
