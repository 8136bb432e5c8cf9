import SwiftUI

/// A rider's page: a portrait, figures and what belongs to them.
struct ProfileScreen: View {
  @EnvironmentObject private var account: Account
  @ObservedObject var library: TourLibrary
  @Environment(\.openURL) private var openURL
  @Environment(\.redactionReasons) private var redaction
  @State private var isEditing = false
  @State private var isLoaded = true

  init(library: TourLibrary) { self.library = library }

  var body: some View {
    NavigationView {
      List {
        Section {
          VStack(spacing: 12) {
            portrait
            Text(account.rider?.name ?? "A guest").font(.title2.weight(.bold))
            Label(account.rider?.home ?? "Unknown", systemImage: "mappin.and.ellipse")
              .font(.subheadline)
              .foregroundColor(.secondary)
            HStack {
              figure("\(library.favorites.count)", "kept")
              Divider().frame(height: 32)
              figure("\(Int(account.rider?.kilometers ?? 0))", "km")
              Divider().frame(height: 32)
              figure("12", "friends")
            }
            .redacted(reason: isLoaded ? [] : .placeholder)
          }
          .frame(maxWidth: .infinity)
          .listRowBackground(Color.clear)
          .listRowInsets(EdgeInsets(top: 8, leading: 0, bottom: 8, trailing: 0))
        }

        Section(header: Text("Activity")) {
          NavigationLink(destination: StatisticsScreen()) {
            row("Statistics", symbol: "chart.xyaxis.line", color: .blue)
          }
          NavigationLink(destination: CardGridScreen()) {
            row("Favourites", symbol: "heart", color: .pink).badge(library.favorites.count)
          }
          row("Messages", symbol: "bubble.left", color: .green)
            .badge(account.unread)
            .listRowSeparatorTint(.green)
        }

        Section(footer: Text("Member since \(Date.sample, format: .dateTime.month().year())")) {
          Button("Help") {
            if let url = URL(string: "https://tours.example") { openURL(url) }
          }
          Button("Sign out", role: .destructive) { account.status = .signedOut }
        }
      }
      .listStyle(.insetGrouped)
      .navigationBarTitle("Profile", displayMode: .inline)
      .navigationBarItems(trailing: Button("Edit") { isEditing.toggle() })
      .sheet(isPresented: $isEditing, onDismiss: { isLoaded = true }) {
        NavigationView {
          Form { Text("Nothing to edit yet") }
            .navigationTitle("Edit")
            .interactiveDismissDisabled()
        }
      }
    }
    .navigationViewStyle(.stack)
  }

  private var portrait: some View {
    Circle()
      .fill(LinearGradient(gradient: Gradient(colors: [.purple, .blue]), startPoint: .top, endPoint: .bottom))
      .frame(width: 96, height: 96)
      .overlay(
        Text(account.rider?.initials ?? "?")
          .font(.system(size: 36, weight: .semibold))
          .foregroundColor(.white)
      )
      .overlay(
        Circle().stroke(Color.white, lineWidth: 4)
      )
      .overlay(
        Image(systemName: "camera.fill")
          .font(.caption)
          .padding(8)
          .background(Circle().fill(Color(UIColor.tertiarySystemBackground)))
          .alignmentGuide(.bottom) { $0[.bottom] - 4 }
          .alignmentGuide(.trailing) { dimensions in dimensions.width * 0.9 },
        alignment: .bottomTrailing
      )
      .shadow(radius: 6)
  }

  private func figure(_ value: String, _ unit: LocalizedStringKey) -> some View {
    VStack {
      Text(value).font(.headline)
      Text(unit).font(.caption).foregroundColor(.secondary).textCase(.uppercase)
    }
    .frame(maxWidth: .infinity)
  }

  private func row(_ title: LocalizedStringKey, symbol: String, color: Color) -> some View {
    Label {
      Text(title)
    } icon: {
      Image(systemName: symbol).foregroundColor(color)
    }
  }
}
