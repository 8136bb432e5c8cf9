// Publishers of notifications, timers and requests are Foundation's on Apple's platforms.
@_exported public import Foundation
@_exported public import FoundationNetworking
