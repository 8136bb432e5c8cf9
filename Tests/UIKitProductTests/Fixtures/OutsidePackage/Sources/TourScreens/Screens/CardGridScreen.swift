import SwiftUI

/// Favourite tours as cards; a tapped card becomes large.
struct CardGridScreen: View {
  @EnvironmentObject private var library: TourLibrary
  @Namespace private var cards
  @State private var open: Tour?
  @State private var category: Difficulty?

  private let columns = [GridItem(.adaptive(minimum: 150, maximum: 240), spacing: 16)]

  private var tours: [Tour] { library.tours.filter { category == nil || $0.difficulty == category } }

  var body: some View {
    ZStack {
      ScrollView(showsIndicators: false) {
        VStack(alignment: .leading, spacing: 16) {
          categories
          LazyVGrid(columns: columns, spacing: 16) {
            ForEach(tours) { tour in
              if open?.id != tour.id {
                CardView(tour: tour, onKeep: { library.toggleFavorite(tour) })
                  .matchedGeometryEffect(id: tour.id, in: cards)
                  .onTapGesture {
                    withAnimation(.spring()) { open = tour }
                  }
                  .transition(.scale)
              } else {
                Color.clear.frame(height: 180)
              }
            }
          }
          .animation(.default, value: category)
        }
        .padding()
      }
      .blur(radius: open == nil ? 0 : 6)
      .disabled(open != nil)

      if let tour = open {
        CardView(tour: tour, onKeep: {})
          .matchedGeometryEffect(id: tour.id, in: cards)
          .frame(maxWidth: 320, maxHeight: 420)
          .onTapGesture { withAnimation { open = nil } }
          .zIndex(1)
      }
    }
    .navigationTitle("Favourites")
    .overlay(alignment: .center) {
      if tours.isEmpty {
        ContentUnavailableView("Nothing kept", systemImage: "heart.slash", description: Text("Keep a tour first."))
      }
    }
  }

  private var categories: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack {
        ForEach(Difficulty.allCases) { difficulty in
          let isChosen = category == difficulty
          Button {
            category = isChosen ? nil : difficulty
          } label: {
            Label(difficulty.title, systemImage: difficulty.symbol)
              .font(.subheadline.weight(.medium))
              .padding(.horizontal, 14)
              .padding(.vertical, 8)
              .background(isChosen ? difficulty.color : Color(.secondarySystemFill), in: Capsule())
              .foregroundColor(isChosen ? .white : .primary)
          }
          .accessibilityAddTraits(isChosen ? [.isSelected] : [])
        }
      }
    }
  }
}

/// A tour as a card: a picture, its name, and a heart.
struct CardView: View {
  let tour: Tour
  let onKeep: () -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      AsyncImage(url: tour.cover) { phase in
        switch phase {
        case .success(let image): image.resizable().scaledToFill()
        case .failure: Image(systemName: "photo").foregroundColor(.secondary)
        case .empty: ProgressView()
        @unknown default: EmptyView()
        }
      }
      .frame(maxWidth: .infinity)
      .frame(height: 110)
      .background(tour.difficulty.color.opacity(0.2))
      .clipped()
      .overlay(alignment: .topTrailing) {
        Button(action: onKeep) {
          Image(systemName: tour.isFavorite ? "heart.fill" : "heart")
            .foregroundColor(.pink)
            .padding(8)
            .background(.ultraThinMaterial, in: Circle())
        }
        .padding(6)
        .accessibilityLabel(tour.isFavorite ? "Forget" : "Keep")
      }
      VStack(alignment: .leading, spacing: 4) {
        Text(tour.name).font(.headline).lineLimit(1)
        HStack(spacing: 2) {
          ForEach(1...5, id: \.self) { star in
            Image(systemName: Double(star) <= tour.rating.rounded() ? "star.fill" : "star")
              .font(.caption2)
              .foregroundStyle(.yellow)
          }
        }
      }
      .padding(12)
    }
    .background(Color(.systemBackground))
    .clipShape(RoundedRectangle(cornerRadius: 16, style: .continuous))
    .shadow(color: .black.opacity(0.12), radius: 8, y: 4)
  }
}
