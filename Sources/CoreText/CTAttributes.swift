// Core Text's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

public let kCTFontAttributeName = NSAttributedString.Key.font.rawValue
public let kCTForegroundColorAttributeName = "CTForegroundColor"
public let kCTForegroundColorFromContextAttributeName = "CTForegroundColorFromContext"
public let kCTParagraphStyleAttributeName = NSAttributedString.Key.paragraphStyle.rawValue
public let kCTKernAttributeName = NSAttributedString.Key.kern.rawValue
public let kCTLigatureAttributeName = NSAttributedString.Key.ligature.rawValue
public let kCTStrokeWidthAttributeName = NSAttributedString.Key.strokeWidth.rawValue
public let kCTStrokeColorAttributeName = "CTStrokeColor"
public let kCTUnderlineStyleAttributeName = NSAttributedString.Key.underlineStyle.rawValue
public let kCTUnderlineColorAttributeName = "CTUnderlineColor"
public let kCTSuperscriptAttributeName = "CTSuperscript"
public let kCTBaselineOffsetAttributeName = NSAttributedString.Key.baselineOffset.rawValue
public let kCTRunDelegateAttributeName = "CTRunDelegate"
public let kCTLanguageAttributeName = "NSLanguage"
public let kCTFontNameAttribute = "NSFontNameAttribute"
public let kCTFontFamilyNameAttribute = "NSFontFamilyAttribute"
public let kCTFontDisplayNameAttribute = "NSFontVisibleNameAttribute"
public let kCTFontStyleNameAttribute = "NSFontFaceAttribute"
public let kCTFontTraitsAttribute = "NSCTFontTraitsAttribute"
public let kCTFontSizeAttribute = "NSFontSizeAttribute"
public let kCTFontURLAttribute = "NSCTFontFileURLAttribute"
public let kCTFontFeatureSettingsAttribute = "NSCTFontFeatureSettingsAttribute"
public let kCTFontFeatureTypeIdentifierKey = "CTFeatureTypeIdentifier"
public let kCTFontFeatureSelectorIdentifierKey = "CTFeatureSelectorIdentifier"
public let kCTFontWeightTrait = "NSCTFontWeightTrait"
public let kCTFontSymbolicTrait = "NSCTFontSymbolicTrait"
public let kCTFontManagerRegisteredFontsChangedNotification = "CTFontManagerFontChangedNotification"
