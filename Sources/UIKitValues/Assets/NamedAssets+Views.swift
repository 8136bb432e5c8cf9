import AssetCatalogs
import Foundation
import Synchronization

extension NamedAssets {
  /// The image of a name: a set of a catalogue, or else a loose picture; nil if there is neither, or it cannot be read.
  package func image(named name: String, under traits: UITraitCollection) -> UIImage? {
    guard !name.isEmpty else { return nil }
    if let symbol = symbol(named: name, under: traits) { return UIImage(catalogueSymbol: symbol) }
    guard let asset = bundle.image(named: name) else { return looseImage(named: name, under: traits) }
    UIKitFaults.note(asset.findings)
    guard let set = asset.set else { return nil }
    let known = known(.image, name) ?? keep(.image, name, CatalogueImageAsset(set))
    return known.content(for: traits).map { UIImage(content: $0, attributes: known.attributes, asset: known) }
  }

  private func looseImage(named name: String, under traits: UITraitCollection) -> UIImage? {
    guard let found = bundle.looseFile(named: name, for: AssetConditions(traits)) else {
      UIKitFaults.note(bundle.findings(about: name))
      return nil
    }
    let file = OpenedImage(
      path: found.file.path, scale: CGFloat(found.scale), displayScale: traits.displayScale)
    return UIKitFaults.noting { () throws(ImageFileError) in try ImageFile.content(file) }.map { UIImage(content: $0) }
  }

  /// The files that an image or a symbol of the catalogues may be read from, under any traits, and the one that describes it.
  package func files(ofImage name: String) -> [String] {
    let pictures = bundle.image(named: name)?.set?.slots.map(\.file.path) ?? []
    let files = pictures + (bundle.symbol(named: name)?.set?.variants.map(\.file.path) ?? [])
    let folders = files.compactMap { file in file.lastIndex(of: "/").map { String(file[..<$0]) } }
    return Set(files + folders.map { $0 + "/Contents.json" }).sorted()
  }

  /// The colour of a name; nil if no catalogue has it, or it cannot be read.
  package func color(named name: String) -> UIColor? {
    if let known = known(.color, name, as: UIColor.self) { return known }
    guard let asset = bundle.color(named: name) else {
      UIKitFaults.note(bundle.findings(about: name))
      return nil
    }
    UIKitFaults.note(asset.findings)
    guard let set = asset.set, !set.variants.isEmpty else { return nil }
    return keep(.color, name, UIColor(set))
  }

  /// Whether a catalogue has a colour of a name.
  func hasColor(named name: String) -> Bool {
    known(.color, name, as: UIColor.self) != nil || bundle.color(named: name)?.set?.variants.isEmpty == false
  }

  /// The data of a name; nil if no catalogue has any, or it cannot be read.
  func data(named name: String, under traits: UITraitCollection) -> (contents: Data, type: String)? {
    guard let asset = bundle.data(named: name) else { return nil }
    UIKitFaults.note(asset.findings)
    guard let variant = asset.set?.variant(for: AssetConditions(traits)),
      let contents = FileManager.default.contents(atPath: variant.file.path)
    else { return nil }
    return (contents, variant.typeIdentifier ?? "public.data")
  }
}

/// The variants of an image in a catalogue, each read when it is first displayed.
final class CatalogueImageAsset: UIImageAsset, @unchecked Sendable {
  let attributes: ImageAttributes
  private let set: ImageSet
  private struct Key: Hashable {
    let path: String
    let displayScale: CGFloat
  }
  private let contents = Mutex<[Key: any ImageContent]>([:])

  init(_ set: ImageSet) {
    self.set = set
    var attributes = ImageAttributes()
    switch set.template {
    case .template: attributes.renderingMode = .alwaysTemplate
    case .original: attributes.renderingMode = .alwaysOriginal
    case nil: break
    }
    // A set for one direction is mirrored in the other.
    attributes.flipsForRightToLeftLayoutDirection = set.onlyDirection != nil
    attributes.isMirrored = set.onlyDirection == .rightToLeft
    self.attributes = attributes
    super.init()
  }

  override func content(for traits: UITraitCollection) -> (any ImageContent)? {
    if let content = super.content(for: traits) { return content }
    guard let slot = set.slot(for: AssetConditions(traits)) else { return nil }
    let key = Key(path: slot.file.path, displayScale: slot.file.isVector ? traits.displayScale : 0)
    if let known = contents.withLock({ $0[key] }) { return known }
    var file = OpenedImage(
      path: slot.file.path, scale: CGFloat(slot.qualifiers.scale ?? 1), displayScale: traits.displayScale)
    file.isDrawnAtEachSize = set.preservesVectors
    file.slicing = { ImageSlicing(slot, scale: $0) }
    guard let content = UIKitFaults.noting({ () throws(ImageFileError) in try ImageFile.content(file) }) else {
      return nil
    }
    return contents.withLock { contents in
      let known = contents[key] ?? content
      contents[key] = known
      return known
    }
  }
}

extension UIKitFaults {
  /// Notes what is wrong with an asset catalogue.
  static func note(_ findings: [AssetFinding]) {
    for finding in findings { note(assets: "\(finding)") }
  }

  /// The value, or nil after noting the error.
  static func noting<Value>(_ body: () throws(ImageFileError) -> Value?) -> Value? {
    do throws(ImageFileError) {
      return try body()
    } catch {
      note(assets: "\(error)")
      return nil
    }
  }
}
