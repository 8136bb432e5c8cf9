import SwiftUI

/// A tour with a large header that moves with the content.
struct TourDetailScreen: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.colorScheme) private var colorScheme
  @State private var isExpanded = true
  @State private var chosen: Stage?
  @State private var isAskingToLeave = false

  let tour: Tour

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        header
        facts.padding(.horizontal)
        Text(tour.summary)
          .font(.body)
          .lineSpacing(4)
          .fixedSize(horizontal: false, vertical: true)
          .padding(.horizontal)
        DisclosureGroup("Stages", isExpanded: $isExpanded) {
          ForEach(tour.stages) { stage in
            Button {
              chosen = stage
            } label: {
              StageLine(stage: stage)
            }
            .buttonStyle(.plain)
            if stage.id != tour.stages.last?.id { Divider() }
          }
        }
        .font(.headline)
        .padding()
        .background(Color(uiColor: .secondarySystemBackground))
        .cornerRadius(16)
        .padding(.horizontal)
      }
      .padding(.bottom, 24)
    }
    .ignoresSafeArea(edges: .top)
    .safeAreaInset(edge: .bottom) {
      Button(action: { isAskingToLeave = true }) {
        Label("Start riding", systemImage: "bicycle")
          .font(.headline)
          .frame(maxWidth: .infinity)
          .padding(.vertical, 6)
      }
      .buttonStyle(.borderedProminent)
      .padding()
      .background(.bar)
    }
    .navigationTitle(tour.name)
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItemGroup(placement: .navigationBarTrailing) {
        ShareLink(item: tour.name) { Image(systemName: "square.and.arrow.up") }
        Button("Close") { dismiss() }
      }
    }
    .sheet(item: $chosen) { stage in
      StageLine(stage: stage).padding().presentationDetents([.medium, .large])
    }
    .confirmationDialog("Start now?", isPresented: $isAskingToLeave, titleVisibility: .visible) {
      Button("With navigation") {}
      Button("Without", role: .cancel) {}
    }
  }

  private var header: some View {
    GeometryReader { proxy in
      let offset = proxy.frame(in: .global).minY
      ZStack(alignment: .bottomLeading) {
        LinearGradient(
          colors: [tour.difficulty.color, tour.difficulty.color.opacity(0.4)], startPoint: .topLeading,
          endPoint: .bottomTrailing)
        Image(systemName: "mountain.2.fill")
          .resizable()
          .scaledToFit()
          .frame(width: proxy.size.width * 0.7)
          .foregroundColor(.white.opacity(colorScheme == .dark ? 0.15 : 0.3))
          .offset(x: proxy.size.width * 0.35, y: 12)
        VStack(alignment: .leading) {
          Text(tour.region.uppercased()).font(.caption.weight(.semibold)).kerning(1.5)
          Text(tour.name).font(.largeTitle.bold()).minimumScaleFactor(0.6).lineLimit(2)
        }
        .foregroundStyle(.white)
        .shadow(radius: 4)
        .padding()
      }
      .frame(width: proxy.size.width, height: proxy.size.height + max(0, offset))
      .clipped()
      .offset(y: offset > 0 ? -offset : 0)
    }
    .frame(height: 260)
  }

  private var facts: some View {
    HStack(alignment: .firstTextBaseline) {
      fact("Length", value: "\(tour.length.formatted()) km")
      Spacer()
      fact("Climb", value: "\(tour.climb) m")
      Spacer()
      fact("Rating", value: String(format: "%.1f", tour.rating))
    }
  }

  @ViewBuilder private func fact(_ title: LocalizedStringKey, value: String) -> some View {
    VStack(spacing: 4) {
      Text(value).font(.title3.monospacedDigit()).bold()
      Text(title).font(.caption).foregroundColor(.secondary)
    }
  }
}

/// A stage with where it begins and ends.
struct StageLine: View {
  let stage: Stage

  var body: some View {
    HStack {
      Text("\(stage.id)").font(.caption.bold()).padding(8).background(Circle().fill(Color.accentColor.opacity(0.2)))
      VStack(alignment: .leading) {
        Text("\(stage.start) – \(stage.end)").font(.subheadline)
        if !stage.notes.isEmpty { Text(stage.notes).font(.caption).italic() }
      }
      Spacer()
      Text(stage.length, format: .number.precision(.fractionLength(1))).foregroundStyle(.secondary)
    }
    .contentShape(Rectangle())
    .padding(.vertical, 6)
  }
}
