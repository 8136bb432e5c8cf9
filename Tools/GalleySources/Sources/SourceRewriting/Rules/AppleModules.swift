/// The modules of Apple's systems that are not there on Linux.
///
/// Modules that exist on Linux, too (Foundation, Dispatch, XCTest, …) are not among them.
package enum AppleModules {
  /// The names of frameworks and of the Darwin overlay's modules, as in Apple's documentation.
  package static let names: Set<String> = [
    "ARKit", "AVFAudio", "AVFoundation", "AVKit", "AVRouting", "Accelerate", "Accessibility", "Accounts", "ActivityKit",
    "AdServices", "AdSupport", "AddressBook", "AddressBookUI", "AppIntents", "AppKit", "AppTrackingTransparency",
    "AssetsLibrary", "AudioToolbox", "AudioUnit", "AuthenticationServices", "AutomaticAssessmentConfiguration",
    "BackgroundAssets", "BackgroundTasks", "BusinessChat", "CFNetwork", "CallKit", "CarPlay", "Carbon", "Charts",
    "ClassKit", "ClockKit", "CloudKit", "Cocoa", "Combine", "CommonCrypto", "Contacts", "ContactsUI", "CoreAudio",
    "CoreAudioKit", "CoreAudioTypes", "CoreBluetooth", "CoreData", "CoreFoundation", "CoreGraphics", "CoreHaptics",
    "CoreImage", "CoreLocation", "CoreLocationUI", "CoreMIDI", "CoreML", "CoreMedia", "CoreMotion", "CoreNFC",
    "CoreServices", "CoreSpotlight", "CoreTelephony", "CoreText", "CoreTransferable", "CoreVideo", "CoreWLAN",
    "CreateML", "CryptoKit", "CryptoTokenKit", "Darwin", "DataDetection", "DeveloperToolsSupport", "DeviceActivity",
    "DeviceCheck", "EventKit", "EventKitUI", "ExposureNotification", "ExtensionFoundation", "ExtensionKit",
    "ExternalAccessory", "FamilyControls", "FileProvider", "FileProviderUI", "FoundationModels", "GLKit", "GSS",
    "GameController", "GameKit", "GameplayKit", "GroupActivities", "HealthKit", "HealthKitUI", "HomeKit", "IOKit",
    "IOSurface", "IdentityLookup", "IdentityLookupUI", "ImageIO", "ImagePlayground", "Intents", "IntentsUI",
    "JavaScriptCore", "JournalingSuggestions", "LinkPresentation", "LocalAuthentication",
    "LocalAuthenticationEmbeddedUI", "MLCompute", "MachO", "ManagedSettings", "ManagedSettingsUI", "MapKit",
    "MediaAccessibility", "MediaPlayer", "MediaToolbox", "MessageUI", "Messages", "Metal", "MetalFX", "MetalKit",
    "MetalPerformanceShaders", "MetalPerformanceShadersGraph", "MetricKit", "MobileCoreServices", "ModelIO",
    "MultipeerConnectivity", "MusicKit", "NaturalLanguage", "NearbyInteraction", "Network", "NetworkExtension",
    "NewsstandKit", "NotificationCenter", "OSLog", "ObjectiveC", "OpenAL", "OpenGLES", "PDFKit",
    "PHASE", "PaperKit", "PassKit", "PencilKit", "Photos", "PhotosUI", "ProximityReader",
    "PushKit", "PushToTalk", "QuartzCore", "QuickLook", "QuickLookThumbnailing", "QuickLookUI", "RealityKit",
    "ReplayKit", "RoomPlan", "SafariServices", "SafetyKit", "SceneKit", "ScreenCaptureKit", "ScreenTime", "Security",
    "SensitiveContentAnalysis", "SensorKit", "ServiceManagement", "SharedWithYou", "SharedWithYouCore",
    "ShazamKit", "Social", "SoundAnalysis", "Speech", "SpriteKit", "StoreKit", "Symbols", "SwiftData", "SwiftUI",
    "SwiftUICore", "SystemConfiguration", "TVMLKit", "TVServices", "TVUIKit", "ThreadNetwork", "TipKit", "Translation",
    "Twitter", "UIKit", "UniformTypeIdentifiers", "UserNotifications", "UserNotificationsUI",
    "VideoSubscriberAccount", "VideoToolbox", "Vision", "VisionKit", "WatchConnectivity", "WatchKit", "WeatherKit",
    "WebKit", "WidgetKit", "WorkoutKit", "XCUIAutomation", "XPC", "_AVKit_SwiftUI",
    "_AuthenticationServices_SwiftUI", "_MapKit_SwiftUI", "_PassKit_SwiftUI", "_PhotosUI_SwiftUI", "_QuickLook_SwiftUI",
    "_SceneKit_SwiftUI", "_SpriteKit_SwiftUI", "_StoreKit_SwiftUI", "_SwiftData_SwiftUI", "_WebKit_SwiftUI", "iAd",
    "os",
    "simd",
  ]
}
