@_exported public import AudioToolbox
@_exported public import CoreMedia
@_exported public import UIKit
