import Foundation
import HeadlessUIKit
import InterfaceBuilder

extension ViewDefinition {
  /// Adds everything that the view is made of. A test compares the members with the type's.
  package func add(to digest: inout InputDigest) {
    digest.add(viewClass.rawValue)
    digest.add(partsOf: name as Any)
    digest.add(partsOf: customSpacing as Any)
    digest.add(partsOf: layoutGuides)
    digest.add(settings) { $1.add(to: &$0) }
    digest.add(constraints) { $1.add(to: &$0) }
    digest.add(variations) { digest, variation in
      digest.add(partsOf: variation.condition)
      digest.add(variation.settings) { $1.add(to: &$0) }
      digest.add(variation.constraints.map { [$0] } ?? []) { $0.add($1) { $1.add(to: &$0) } }
    }
    digest.add(subviews) { $1.add(to: &$0) }
    digest.add(arrangedSubviews) { $1.add(to: &$0) }
    for mask in masks {
      digest.add("mask")
      mask.add(to: &digest)
    }
    digest.add(collection.map { [$0] } ?? []) { $1.add(to: &$0) }
    digest.add(table.map { [$0] } ?? []) { $1.add(to: &$0) }
    if let list { list.add(to: &digest) }
  }
}

extension RootDefinition {
  /// Adds everything that the view or the controller is made of.
  package func add(to digest: inout InputDigest) {
    switch self {
    case .view(let view): view.add(to: &digest)
    case .controller(let controller):
      digest.add("controller")
      controller.add(to: &digest)
    case .screen(let screen): screen.add(to: &digest)
    case .program: digest.addUnknown()
    }
  }
}

extension ScreenDefinition {
  /// Adds the screen and the files that it is read from. It may use others, which only making it tells.
  fileprivate func add(to digest: inout InputDigest) {
    digest.add("screen")
    digest.add(screen.id)
    digest.add(partsOf: ownerClass as Any)
    digest.add(files: file.files)
    digest.add(values) { digest, values in
      digest.add(values.id)
      digest.add(values.settings) { $1.add(to: &$0) }
    }
    digest.add(attributes) { digest, attribute in
      digest.add(attribute.keyPath)
      attribute.value.add(to: &digest)
    }
    digest.addUnknown()
  }
}

extension ControllerDefinition {
  fileprivate func add(to digest: inout InputDigest) {
    digest.add(controllerClass.rawValue)
    digest.add(settings) { $1.add(to: &$0) }
    digest.add(view.map { [$0] } ?? []) { $1.add(to: &$0) }
    digest.add(viewControllers) { $1.add(to: &$0) }
    digest.add(presented) { $1.add(to: &$0) }
  }
}

extension ViewDefinition.Setting {
  fileprivate func add(to digest: inout InputDigest) {
    digest.add(property.name)
    value.add(to: &digest)
  }
}

extension PropertyValue {
  fileprivate func add(to digest: inout InputDigest) {
    switch self {
    case .string(let text):
      digest.add("string")
      digest.add(text)
    case .localized(let text): text.add(to: &digest)
    case .double(let number):
      digest.add("double")
      digest.add(number)
    case .image(let image):
      digest.add("image")
      digest.add(image)
    case .typography(let style):
      digest.add("style")
      digest.add(style)
    case .list(let values):
      digest.add("list")
      digest.add(values) { $1.add(to: &$0) }
    case .record(let entries):
      digest.add("record")
      digest.add(entries) { digest, entry in
        digest.add(entry.name)
        entry.value.add(to: &digest)
      }
    case .view(let view):
      digest.add("view")
      if let definition = view.definition as? ViewDefinition { definition.add(to: &digest) }
    case .integer, .boolean, .enumeration, .optionSet, .color, .font, .rect, .point, .size, .edgeInsets,
      .directionalEdgeInsets:
      digest.add(partsOf: self)
    }
  }
}

extension LocalizedTextValue {
  fileprivate func add(to digest: inout InputDigest) {
    digest.add("localized")
    digest.add(partsOf: arguments as Any)
    digest.add(textOf: key, table: table, in: catalog)
  }
}

extension ConstraintDefinition {
  fileprivate func add(to digest: inout InputDigest) {
    digest.add(partsOf: form)
    digest.add(partsOf: identifier as Any)
  }
}

extension CollectionDefinition {
  fileprivate func add(to digest: inout InputDigest) {
    digest.add(layout.layoutClass.rawValue)
    digest.add(partsOf: layout.columns as Any)
    digest.add(layout.settings) { $1.add(to: &$0) }
    digest.add(layout.variations) { digest, variation in
      digest.add(partsOf: variation.condition)
      digest.add(partsOf: variation.columns as Any)
      digest.add(variation.settings) { $1.add(to: &$0) }
    }
    digest.add(sections) { digest, section in
      digest.add(section.header.map { [$0] } ?? []) { $1.add(to: &$0) }
      digest.add(section.items) { digest, item in
        switch item {
        case .template(let view): view.add(to: &digest)
        case .nib(let screen): screen.add(to: &digest)
        }
      }
      digest.add(section.footer.map { [$0] } ?? []) { $1.add(to: &$0) }
      digest.add(section.layout.map { [$0] } ?? []) { $1.add(to: &$0) }
      // Absent in most sections, whose digests are those of before.
      for kind in section.supplementaryViews.keys.sorted() {
        digest.add(kind)
        digest.add(section.supplementaryViews[kind] ?? []) { $1.add(to: &$0) }
      }
      for (kind, view) in section.decorationViews.sorted(by: { $0.key < $1.key }) {
        digest.add(kind)
        view.add(to: &digest)
      }
    }
  }
}

extension ListDefinition {
  fileprivate func add(to digest: inout InputDigest) {
    digest.add("list")
    digest.add(settings) { $1.add(to: &$0) }
    digest.add(sections) { digest, section in
      digest.add(section.header.map { [$0] } ?? []) { $1.add(to: &$0) }
      digest.add(section.items) { $1.add(to: &$0) }
      digest.add(section.footer.map { [$0] } ?? []) { $1.add(to: &$0) }
    }
  }
}

extension ListDefinition.Item {
  fileprivate func add(to digest: inout InputDigest) {
    digest.add(isSelected ? 1 : 0)
    digest.add(isExpanded ? 1 : 0)
    digest.add(settings) { $1.add(to: &$0) }
    digest.add(template.map { [$0] } ?? []) { $1.add(to: &$0) }
    digest.add(children) { $1.add(to: &$0) }
  }
}

extension SectionLayoutDefinition {
  fileprivate func add(to digest: inout InputDigest) {
    digest.add(partsOf: header)
    digest.add(partsOf: footer)
    digest.add(settings) { $1.add(to: &$0) }
    group.add(to: &digest)
    if contentOffset != 0 { digest.add(partsOf: contentOffset) }
    for decoration in decorations {
      digest.add(decoration.elementKind)
      digest.add(decoration.settings) { $1.add(to: &$0) }
    }
  }
}

extension ItemLayoutDefinition {
  fileprivate func add(to digest: inout InputDigest) {
    digest.add(partsOf: width)
    digest.add(partsOf: height)
    digest.add(settings) { $1.add(to: &$0) }
    digest.add(partsOf: group?.axis as Any)
    digest.add(partsOf: group?.count as Any)
    digest.add(partsOf: group?.spacing as Any)
    digest.add(group?.subitems ?? []) { $1.add(to: &$0) }
    for item in supplementaryItems {
      digest.add(item.elementKind)
      digest.add(partsOf: item.width)
      digest.add(partsOf: item.height)
      digest.add(partsOf: item.containerAnchor)
      digest.add(partsOf: item.itemAnchor as Any)
      digest.add(item.settings) { $1.add(to: &$0) }
    }
  }
}

extension TableDefinition {
  fileprivate func add(to digest: inout InputDigest) {
    digest.add(header) { $1.add(to: &$0) }
    digest.add(footer) { $1.add(to: &$0) }
    digest.add(sections) { digest, section in
      digest.add(section.header.map { [$0] } ?? []) { $1.add(to: &$0) }
      digest.add(section.footer.map { [$0] } ?? []) { $1.add(to: &$0) }
      digest.add(section.rows) { digest, row in
        digest.add(partsOf: row.style as Any)
        digest.add(row.isSelected ? 1 : 0)
        digest.add(row.settings) { $1.add(to: &$0) }
        digest.add(row.template.map { [$0] } ?? []) { $1.add(to: &$0) }
        digest.add(row.nib.map { [$0] } ?? []) { $1.add(to: &$0) }
      }
    }
  }
}

extension TableDefinition.Boundary {
  fileprivate func add(to digest: inout InputDigest) {
    switch self {
    case .title(let title):
      digest.add("title")
      digest.add(title)
    case .view(let view):
      digest.add("view")
      view.add(to: &digest)
    case .configured(let settings):
      digest.add("configured")
      digest.add(settings) { $1.add(to: &$0) }
    }
  }
}
