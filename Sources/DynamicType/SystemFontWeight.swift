/// The nine weights of the system font. Raw values are OpenType's `usWeightClass`.
package enum SystemFontWeight: Int, CaseIterable, Sendable {
  case ultraLight = 100
  case thin = 200
  case light = 300
  case regular = 400
  case medium = 500
  case semibold = 600
  case bold = 700
  case heavy = 800
  case black = 900

  /// The weight that replaces this one if the reader prefers bold text: one step heavier for the three lightest, two
  /// for the others, up to black.
  ///
  /// Based on the observed behaviour of iOS (github.com/codeandtheory/YMatterType, pull request 67; that regular
  /// becomes semibold is also reported in github.com/material-components/material-components-ios, issue 2905).
  package var withBoldText: SystemFontWeight {
    SystemFontWeight(rawValue: rawValue + (rawValue <= SystemFontWeight.light.rawValue ? 100 : 200)) ?? .black
  }
}
