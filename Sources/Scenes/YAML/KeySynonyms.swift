/// Maps keys that other systems use to the equivalent keys here.
enum KeySynonyms {
  private static let words: KeyValuePairs<String, [String]> = [
    "align": ["alignment", "textAlignment"], "background": ["backgroundColor"], "bold": ["weight"],
    "borderColor": ["layer.borderColor"], "borderWidth": ["layer.borderWidth"],
    "cells": ["sections", "items"], "children": ["subviews"], "class": ["view"],
    "color": ["textColor", "backgroundColor"],
    "colour": ["textColor", "backgroundColor"], "content": ["text", "subviews"],
    "direction": ["axis", "scrollDirection"],
    "fontSize": ["font"], "gap": ["spacing"], "height": ["frame"], "hidden": ["isHidden"], "id": ["name"],
    "insets": ["contentInset", "layoutMargins"], "items": ["sections", "arrangedSubviews"], "label": ["text", "title"],
    "lines": ["numberOfLines"], "margin": ["layoutMargins"], "margins": ["layoutMargins"],
    "opacity": ["alpha"], "padding": ["layoutMargins"], "radius": ["layer.cornerRadius"], "size": ["frame"],
    "src": ["image"], "style": ["preferredStyle"], "text": ["title"],
    "textStyle": ["font"], "title": ["text"], "type": ["class"], "views": ["subviews"], "width": ["frame"],
    "x": ["frame"], "y": ["frame"],
  ]

  /// The first of `keys` that is equivalent to the word.
  static func key(for word: String, among keys: [String]) -> String? {
    words.first { $0.key == word }?.value.first { keys.contains($0) }
  }
}
