import Foundation
import HeadlessUIKit

@testable import HeadlessSwiftUI

extension ModifierMark {
  /// Modifiers that change how a view is painted, and that views inherit.
  static var effects: [ModifierMark] {
    styles + [
      ModifierMark("background") { $0.background(Color.yellow) },
      ModifierMark("backgroundPreferenceValue") { sample in
        sample.backgroundPreferenceValue(NumberKey.self) { _ in Color.yellow }
      },
      ModifierMark("blendMode", of: Color.red) { Color.blue.overlay($0.blendMode(.multiply)) },
      ModifierMark("border") { $0.border(.red) },
      ModifierMark("clipShape") { $0.clipShape(Circle()) },
      ModifierMark("clipped", of: MarkSample().frame(width: 20)) { $0.clipped() },
      ModifierMark("compositingGroup", of: MarkSample().opacity(0.5)) { _ in
        MarkSample().compositingGroup().opacity(0.5)
      },
      ModifierMark("cornerRadius") { $0.background(.red).cornerRadius(5) },
      ModifierMark("drawingGroup", of: MarkSample().opacity(0.5)) { _ in MarkSample().drawingGroup().opacity(0.5) },
      ModifierMark("flipsForRightToLeftLayoutDirection", of: rightToLeft(MarkSample())) { _ in
        rightToLeft(MarkSample().flipsForRightToLeftLayoutDirection(true))
      },
      ModifierMark("hidden") { $0.hidden() },
      ModifierMark("keyframeAnimator") { sample in
        sample.keyframeAnimator(initialValue: 0.5) { content, value in
          content.opacity(value)
        } keyframes: { _ in
          KeyframeTrack(\.self) { LinearKeyframe(1.0, duration: 1) }
        }
      },
      ModifierMark("mask") { $0.mask { Circle() } },
      ModifierMark("opacity") { $0.opacity(0.5) },
      ModifierMark("overlay") { $0.overlay(Color.yellow) },
      ModifierMark("overlayPreferenceValue") { sample in
        sample.overlayPreferenceValue(NumberKey.self) { _ in Color.yellow }
      },
      ModifierMark("phaseAnimator") { sample in
        sample.phaseAnimator([0.5, 1]) { content, phase in content.opacity(phase) }
      },
      ModifierMark("privacySensitive", of: MarkSample().redacted(reason: .privacy)) { _ in
        MarkSample().privacySensitive().redacted(reason: .privacy)
      },
      ModifierMark("projectionEffect") {
        $0.projectionEffect(ProjectionTransform(CGAffineTransform(translationX: 5, y: 0)))
      },
      ModifierMark("redacted") { $0.redacted(reason: .placeholder) },
      ModifierMark("rotationEffect") { $0.rotationEffect(.degrees(10)) },
      ModifierMark("scaleEffect") { $0.scaleEffect(2) },
      ModifierMark("shadow") { $0.shadow(radius: 3) },
      ModifierMark("transformEffect") { $0.transformEffect(CGAffineTransform(translationX: 5, y: 0)) },
      ModifierMark("unredacted", of: MarkSample().redacted(reason: .placeholder)) { _ in
        MarkSample().unredacted().redacted(reason: .placeholder)
      },
      ModifierMark("visualEffect") { sample in sample.visualEffect { content, _ in content.offset(x: 5) } },
    ]
  }

  private static var styles: [ModifierMark] {
    [
      ModifierMark("accentColor", of: Button("a") {}) { $0.accentColor(.red) },
      ModifierMark("backgroundStyle", of: MarkSample().background(in: Circle())) { $0.backgroundStyle(.red) },
      ModifierMark("colorScheme") { $0.colorScheme(.dark) },
      ModifierMark("dynamicTypeSize") { $0.dynamicTypeSize(.accessibility1) },
      ModifierMark("environment") { $0.environment(\.font, .title) },
      ModifierMark("foregroundColor") { $0.foregroundColor(.red) },
      ModifierMark("foregroundStyle") { $0.foregroundStyle(.red) },
      ModifierMark("preferredColorScheme") { $0.preferredColorScheme(.dark) },
      ModifierMark("tint", of: Button("a") {}) { $0.tint(.red) },
      ModifierMark("transformEnvironment") { $0.transformEnvironment(\.font) { $0 = .title } },
    ]
  }

  private static func rightToLeft(_ view: some View) -> some View {
    view.environment(\.layoutDirection, .rightToLeft)
  }

  private struct NumberKey: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) {}
  }
}
