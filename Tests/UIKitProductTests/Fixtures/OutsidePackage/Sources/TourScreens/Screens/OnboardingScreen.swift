import SwiftUI

/// Pages that show what the app is for, at its first start.
struct OnboardingScreen: View {
  struct Page: Identifiable {
    let id: Int
    let symbol: String
    let title: LocalizedStringKey
    let text: LocalizedStringKey
    let color: Color
  }

  static let pages = [
    Page(id: 0, symbol: "map", title: "Find a tour", text: "Four hundred of them, all ridden by us.", color: .teal),
    Page(id: 1, symbol: "calendar", title: "Plan your days", text: "Stages as long as *you* like.", color: .indigo),
    Page(id: 2, symbol: "person.3.fill", title: "Ride together", text: "Friends see where you are.", color: .pink),
  ]

  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @Namespace private var dots
  @State private var selection = 0
  let onFinish: () -> Void

  private var isLast: Bool { selection == Self.pages.count - 1 }

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        Spacer()
        Button("Skip", action: onFinish).opacity(isLast ? 0 : 1).padding()
      }
      TabView(selection: $selection) {
        ForEach(Self.pages) { page in
          PageView(page: page).tag(page.id)
        }
      }
      .tabViewStyle(.page(indexDisplayMode: .never))
      HStack(spacing: 8) {
        ForEach(Array(Self.pages.enumerated()), id: \.offset) { index, page in
          Capsule()
            .fill(index == selection ? page.color : Color.secondary.opacity(0.3))
            .frame(width: index == selection ? 24 : 8, height: 8)
            .onTapGesture { move(to: index) }
            .overlay {
              if index == selection {
                Capsule().stroke(page.color, lineWidth: 1).matchedGeometryEffect(id: "dot", in: dots)
              }
            }
        }
      }
      .padding(.vertical)
      Button {
        isLast ? onFinish() : move(to: selection + 1)
      } label: {
        Text(isLast ? "Let’s go" : "Next")
          .font(.headline)
          .foregroundColor(.white)
          .padding()
          .frame(maxWidth: sizeClass == .regular ? 400 : .infinity)
          .background(Self.pages[selection].color)
          .clipShape(Capsule())
      }
      .padding([.horizontal, .bottom], 24)
      .transition(.move(edge: .bottom).combined(with: .opacity))
    }
    .background(
      Self.pages[selection].color.opacity(0.08).ignoresSafeArea()
    )
    .gesture(
      DragGesture(minimumDistance: 40)
        .onEnded { drag in
          if drag.translation.width < 0, !isLast { move(to: selection + 1) }
        }
    )
  }

  private func move(to page: Int) {
    withAnimation(reducesMotion ? nil : .spring(response: 0.4, dampingFraction: 0.8)) { selection = page }
  }
}

/// A page: a large symbol, a title and a sentence.
private struct PageView: View {
  @State private var isShown = false
  @ScaledMetric(relativeTo: .largeTitle) private var size: CGFloat = 120
  let page: OnboardingScreen.Page

  var body: some View {
    VStack(spacing: 24) {
      Spacer()
      Image(systemName: page.symbol)
        .font(.system(size: size * 0.5, weight: .light, design: .rounded))
        .foregroundStyle(.white)
        .frame(width: size, height: size)
        .background {
          RoundedRectangle(cornerRadius: size / 4, style: .continuous)
            .fill(page.color.gradient)
            .rotationEffect(.degrees(isShown ? 0 : -15))
            .shadow(color: page.color.opacity(0.4), radius: 16, x: 0, y: 8)
        }
        .scaleEffect(isShown ? 1 : 0.8)
      Text(page.title).font(.largeTitle.bold()).multilineTextAlignment(.center)
      Text(page.text).font(.title3).foregroundStyle(.secondary).multilineTextAlignment(.center)
      Spacer()
      Spacer()
    }
    .padding(.horizontal, 32)
    .onAppear { withAnimation(.easeOut.delay(0.1)) { isShown = true } }
    .onDisappear { isShown = false }
  }
}
