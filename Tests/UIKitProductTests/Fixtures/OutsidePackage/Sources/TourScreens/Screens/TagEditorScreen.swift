import SwiftUI

/// A tour's tags in rows as long as fit, with a field for the next one.
struct TagEditorScreen: View {
  @State private var tags = ["flat", "family", "water", "gravel", "a view in the evening", "wind", "spring"]
  @State private var newTag = ""
  @State private var chosen: Set<String> = ["water"]
  @FocusState private var isTyping: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Tags").font(.title2.bold())
      FlowLayout(spacing: 8) {
        ForEach(tags, id: \.self) { tag in
          TagChip(title: tag, isChosen: chosen.contains(tag)) {
            if chosen.contains(tag) { chosen.remove(tag) } else { chosen.insert(tag) }
          }
          .layoutValue(key: IsWide.self, value: tag.count > 12)
          .transition(.scale.combined(with: .opacity))
        }
      }
      .animation(.spring(duration: 0.3), value: tags)
      HStack {
        TextField("Another tag", text: $newTag)
          .textFieldStyle(.roundedBorder)
          .focused($isTyping)
          .onSubmit(add)
          .onChange(of: newTag) { old, new in
            if new.count > 24 { newTag = old }
          }
        Button(action: add) { Image(systemName: "plus.circle.fill").font(.title2) }
          .disabled(newTag.trimmingCharacters(in: .whitespaces).isEmpty)
          .accessibilityLabel(Text("Add"))
      }
      Text("^[\(chosen.count) tag](inflect: true) chosen").font(.footnote).foregroundStyle(.secondary)
      Spacer(minLength: 0)
    }
    .padding()
    .contentShape(Rectangle())
    .onTapGesture { isTyping = false }
  }

  private func add() {
    guard !newTag.isEmpty, !tags.contains(newTag) else { return }
    tags.append(newTag)
    newTag = ""
  }
}

/// A tag that can be chosen.
private struct TagChip: View {
  let title: String
  let isChosen: Bool
  let action: () -> Void

  var body: some View {
    Button(action: action) {
      HStack(spacing: 4) {
        if isChosen { Image(systemName: "checkmark").font(.caption.weight(.bold)) }
        Text(title)
      }
      .font(.subheadline)
      .padding(.vertical, 6)
      .padding(.horizontal, 12)
      .foregroundStyle(isChosen ? AnyShapeStyle(.white) : AnyShapeStyle(.primary))
      .background {
        if isChosen {
          Capsule().fill(.tint)
        } else {
          Capsule().strokeBorder(.quaternary)
        }
      }
    }
    .buttonStyle(.plain)
  }
}

/// Whether a view of a flow is given a row of its own.
private struct IsWide: LayoutValueKey {
  static let defaultValue = false
}

/// Rows of views, as many in each as fit.
private struct FlowLayout: Layout {
  var spacing: CGFloat = 8

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let rows = rows(of: subviews, in: proposal.replacingUnspecifiedDimensions().width)
    let width = rows.map(\.width).max() ?? 0
    let height = rows.map(\.height).reduce(0, +) + spacing * CGFloat(max(0, rows.count - 1))
    return CGSize(width: width, height: height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var y = bounds.minY
    for row in rows(of: subviews, in: bounds.width) {
      var x = bounds.minX
      for index in row.indices {
        let size = subviews[index].sizeThatFits(.unspecified)
        subviews[index].place(at: CGPoint(x: x, y: y), anchor: .topLeading, proposal: ProposedViewSize(size))
        x += size.width + spacing
      }
      y += row.height + spacing
    }
  }

  private func rows(of subviews: Subviews, in width: CGFloat) -> [(indices: [Int], width: CGFloat, height: CGFloat)] {
    var rows: [(indices: [Int], width: CGFloat, height: CGFloat)] = []
    for index in subviews.indices {
      let size = subviews[index].sizeThatFits(.unspecified)
      let isAlone = subviews[index][IsWide.self]
      if let last = rows.last, !isAlone, last.width + spacing + size.width <= width {
        rows[rows.count - 1] = (
          last.indices + [index], last.width + spacing + size.width, max(last.height, size.height)
        )
      } else {
        rows.append(([index], size.width, size.height))
      }
    }
    return rows
  }
}
