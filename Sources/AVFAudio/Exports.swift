// A part of AVFoundation on Apple's platforms.
@_exported public import AVFoundation
