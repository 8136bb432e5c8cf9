import SwiftUI

extension EnvironmentValues {
  @Entry var accent = Color.green
}

struct WalkRow: View {
  let title: String
  @Environment(\.accent) private var accent

  var body: some View {
    HStack {
      Circle().fill(accent).frame(width: 24, height: 24)
      Text(title).font(.headline)
      Spacer()
    }
    .padding()
  }
}

#Preview("Row", traits: .fixedLayout(width: 320, height: 60)) {
  @Previewable @State var title = "Evening walk"
  WalkRow(title: title)
}

struct WalkRow_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      WalkRow(title: "Morning walk").previewDisplayName("Morning")
      WalkRow(title: "Night walk").environment(\.accent, .blue).previewDisplayName("Night")
    }
    .previewLayout(.fixed(width: 320, height: 60))
  }
}

extension WalkRow {
  struct Samples: PreviewProvider {
    static var previews: some View { WalkRow(title: "Walk") }
  }
}
