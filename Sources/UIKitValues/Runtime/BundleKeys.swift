// Core Foundation's names for keys of a bundle's Info.plist; they are not in Foundation on Linux.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The key of the bundle's identifier.
public let kCFBundleIdentifierKey = "CFBundleIdentifier"
/// The key of the build's number.
public let kCFBundleVersionKey = "CFBundleVersion"
/// The key of the bundle's name.
public let kCFBundleNameKey = "CFBundleName"
/// The key of the executable's name.
public let kCFBundleExecutableKey = "CFBundleExecutable"
/// The key of the language in which the bundle was developed.
public let kCFBundleDevelopmentRegionKey = "CFBundleDevelopmentRegion"
/// The key of the languages that the bundle has.
public let kCFBundleLocalizationsKey = "CFBundleLocalizations"
/// The key of the version of Info.plist's format.
public let kCFBundleInfoDictionaryVersionKey = "CFBundleInfoDictionaryVersion"
