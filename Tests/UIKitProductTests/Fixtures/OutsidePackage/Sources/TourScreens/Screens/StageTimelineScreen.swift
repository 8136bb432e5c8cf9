import SwiftUI

/// The stages of a tour along a line, with equally wide days and a marked one.
struct StageTimelineScreen: View {
  @State private var dayWidth: CGFloat?
  @State private var chosen: Stage.ID = 2
  @State private var scrolled: CGFloat = 0

  let tour: Tour

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 0) {
        Text(tour.name)
          .font(.title.bold())
          .padding(.bottom)
          .background(
            GeometryReader { proxy in
              Color.clear.preference(key: OffsetKey.self, value: proxy.frame(in: .named("timeline")).minY)
            }
          )
        ForEach(tour.stages) { stage in
          row(stage)
        }
      }
      .padding()
      .overlayPreferenceValue(ChosenKey.self) { anchor in
        GeometryReader { proxy in
          if let anchor {
            RoundedRectangle(cornerRadius: 12)
              .stroke(Color.accentColor, lineWidth: 2)
              .frame(width: proxy[anchor].width, height: proxy[anchor].height)
              .offset(x: proxy[anchor].minX, y: proxy[anchor].minY)
          }
        }
      }
    }
    .coordinateSpace(name: "timeline")
    .onPreferenceChange(WidthKey.self) { dayWidth = $0 }
    .onPreferenceChange(OffsetKey.self) { scrolled = $0 }
    .overlay(alignment: .top) {
      Divider().opacity(scrolled < 0 ? 1 : 0)
    }
  }

  private func row(_ stage: Stage) -> some View {
    HStack(alignment: .top, spacing: 12) {
      Text("Day \(stage.id)")
        .font(.caption.weight(.semibold))
        .fixedSize()
        .background {
          GeometryReader { Color.clear.preference(key: WidthKey.self, value: $0.size.width) }
        }
        .frame(width: dayWidth, alignment: .trailing)
      VStack(spacing: 0) {
        Circle().fill(chosen == stage.id ? Color.accentColor : .secondary).frame(width: 12, height: 12)
        Rectangle().fill(.secondary.opacity(0.4)).frame(width: 2).frame(minHeight: 56)
      }
      VStack(alignment: .leading, spacing: 4) {
        Text(stage.start).fontWeight(.medium)
        Text("\(stage.length, specifier: "%.1f") km, \(stage.climb) m up").font(.footnote)
        if !stage.notes.isEmpty {
          Text(stage.notes)
            .font(.footnote)
            .padding(6)
            .background(.yellow.opacity(0.3), in: RoundedRectangle(cornerRadius: 6))
        }
      }
      .padding(8)
      .anchorPreference(key: ChosenKey.self, value: .bounds) { chosen == stage.id ? $0 : nil }
      .onTapGesture { chosen = stage.id }
      Spacer()
    }
    .id(stage.id)
  }
}

private struct WidthKey: PreferenceKey {
  static let defaultValue: CGFloat? = nil

  static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) {
    guard let next = nextValue() else { return }
    value = max(value ?? 0, next)
  }
}

private struct OffsetKey: PreferenceKey {
  static var defaultValue: CGFloat { 0 }

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
}

private struct ChosenKey: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }

  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
}
