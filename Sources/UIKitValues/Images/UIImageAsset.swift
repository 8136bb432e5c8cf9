import AssetCatalogs
public import Foundation
import LocalizedStrings
import Synchronization

/// The variants of an image, of which traits choose one.
open class UIImageAsset: NSObject, @unchecked Sendable {
  private struct Variant {
    let traits: UITraitCollection
    let image: UIImage
  }

  private let registered = Mutex<[Variant]>([])

  /// Creates an asset without variants.
  public override init() { super.init() }

  /// The variant for the traits; an image without content if there is none.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    guard let variant = registeredVariant(for: traitCollection) else {
      return UIImage(content: content(for: traitCollection), asset: self)
    }
    return UIImage(content: variant.content, attributes: variant.attributes, asset: self)
  }

  /// Adds a variant for the traits that are specified in a collection. An earlier one for the same traits is replaced.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    registered.withLock { variants in
      variants.removeAll { $0.traits == traitCollection }
      variants.append(Variant(traits: traitCollection, image: image))
    }
  }

  /// Removes the variant that was registered with the traits.
  open func unregister(with traitCollection: UITraitCollection) {
    registered.withLock { $0.removeAll { $0.traits == traitCollection } }
  }

  /// The content of the variant for the traits; nil if none fits.
  package func content(for traits: UITraitCollection) -> (any ImageContent)? {
    registeredVariant(for: traits)?.content
  }

  private func registeredVariant(for traits: UITraitCollection) -> UIImage? {
    let variants = registered.withLock { $0 }
    return AssetChoice.best(
      of: variants, for: AssetConditions(traits), qualifiers: { AssetQualifiers($0.traits) },
      fitsAllScales: { _ in true })?.image
  }
}

extension AssetConditions {
  /// The conditions of traits; those that are not specified count as an iPhone's.
  init(_ traits: UITraitCollection) {
    self.init()
    idiom = AssetQualifiers.Idiom(traits.userInterfaceIdiom) ?? .iphone
    scale = traits.displayScale > 0 ? Double(traits.displayScale) : scale
    isDark = traits.userInterfaceStyle == .dark
    isHighContrast = traits.accessibilityContrast == .high
    isRightToLeft = traits.layoutDirection == .rightToLeft
    widthClass = AssetQualifiers.SizeClass(traits.horizontalSizeClass)
    heightClass = AssetQualifiers.SizeClass(traits.verticalSizeClass)
    languages = LanguageFallback.chain(for: traits.locale)
  }
}

extension AssetQualifiers {
  /// The conditions that traits specify.
  fileprivate init(_ traits: UITraitCollection) {
    self.init()
    idiom = Idiom(traits.userInterfaceIdiom) ?? .universal
    scale = traits.displayScale > 0 ? Int(traits.displayScale) : nil
    luminosity =
      switch traits.userInterfaceStyle {
      case .light: .light
      case .dark: .dark
      case .unspecified: nil
      }
    contrast = traits.accessibilityContrast == .high ? .high : nil
    direction =
      switch traits.layoutDirection {
      case .leftToRight: .leftToRight
      case .rightToLeft: .rightToLeft
      case .unspecified: nil
      }
    widthClass = SizeClass(traits.horizontalSizeClass)
    heightClass = SizeClass(traits.verticalSizeClass)
  }
}

extension AssetQualifiers.Idiom {
  fileprivate init?(_ idiom: UIUserInterfaceIdiom) {
    switch idiom {
    case .phone: self = .iphone
    case .pad: self = .ipad
    case .tv: self = .tv
    case .carPlay: self = .car
    case .mac: self = .mac
    case .vision: self = .vision
    case .unspecified: return nil
    }
  }
}

extension AssetQualifiers.SizeClass {
  fileprivate init?(_ sizeClass: UIUserInterfaceSizeClass) {
    switch sizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    case .unspecified: return nil
    }
  }
}
