import SwiftUI

/// A row of a list of news: a category, a headline, a picture.
struct NewsRow: View {
  var category = "Science"
  var title = "Telescope finds water in the atmosphere of a small planet"
  var source = "The Daily · 2 h"

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      VStack(alignment: .leading, spacing: 6) {
        Text(category.uppercased()).font(.caption).foregroundColor(.red)
        Text(title).font(.headline).lineLimit(3)
        Text(source).font(.footnote).foregroundColor(.secondary)
      }
      Spacer()
      Image(systemName: "photo").resizable().frame(width: 90, height: 90).cornerRadius(10)
    }
    .padding()
  }
}

/// A status with its author, a card and actions.
struct StatusPost: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack {
        Circle().fill(Color.blue).frame(width: 44, height: 44)
        VStack(alignment: .leading) {
          Text("Mara Lindgren").bold()
          Text("@mara · 5 min").font(.subheadline).foregroundColor(.gray)
        }
        Spacer()
        Image(systemName: "ellipsis").foregroundColor(.gray)
      }
      Text("We walked along the coast all day and saw nobody but two seals and a very old dog.")
      VStack(alignment: .leading, spacing: 0) {
        Color.orange.frame(height: 90)
        VStack(alignment: .leading, spacing: 4) {
          Text("Coast walks").font(.headline)
          Text("Ten routes for a weekend").font(.caption).foregroundColor(.secondary)
        }
        .padding(10)
      }
      .background(Color(white: 0.95))
      .clipShape(RoundedRectangle(cornerRadius: 12))
      HStack(spacing: 40) {
        Label("12", systemImage: "bubble.left")
        Label("48", systemImage: "heart")
        Image(systemName: "square.and.arrow.up")
      }
      .font(.footnote).foregroundColor(.gray)
    }
    .padding()
  }
}

/// Chips, as filters have them.
struct FilterChips: View {
  var body: some View {
    HStack {
      ForEach(["All", "Nearby", "Open now"], id: \.self) { name in
        Text(name)
          .font(.subheadline).foregroundColor(.white)
          .padding(.horizontal, 14).padding(.vertical, 7)
          .background(Capsule().fill(Color.blue))
      }
    }
    .padding()
  }
}

/// A product with its price and a heart.
struct ProductCard: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      ZStack(alignment: .topTrailing) {
        Color(red: 0.93, green: 0.88, blue: 0.8).frame(height: 120)
        Image(systemName: "heart").padding(8).background(Circle().fill(Color.white)).padding(8)
      }
      VStack(alignment: .leading, spacing: 4) {
        Text("Linen shirt").font(.headline)
        Text("Two colors").font(.caption).foregroundColor(.secondary)
        HStack {
          Text("$ 49").bold()
          Spacer()
          Text("Add").font(.caption).foregroundColor(.white)
            .padding(.horizontal, 12).padding(.vertical, 6)
            .background(Color.black).cornerRadius(8)
        }
      }
      .padding([.horizontal, .bottom], 10)
    }
    .background(Color.white)
    .cornerRadius(16)
    .shadow(color: .black.opacity(0.3), radius: 15, y: 10)
    .padding(20)
  }
}

/// Bubbles of a chat.
struct ChatBubbles: View {
  var body: some View {
    VStack(spacing: 8) {
      HStack {
        Text("Are you coming tonight?").padding(10)
          .background(Color(white: 0.9)).cornerRadius(16)
        Spacer()
      }
      HStack {
        Spacer()
        Text("Yes, around eight").foregroundColor(.white).padding(10)
          .background(Color.blue).cornerRadius(16)
      }
      HStack {
        Text("Bring the old records, please, and something to eat").padding(10)
          .background(Color(white: 0.9)).cornerRadius(16)
        Spacer()
      }
    }
    .padding()
  }
}

/// Rows of settings on a grouped page.
struct SettingsRows: View {
  var body: some View {
    VStack(spacing: 0) {
      ForEach(["Notifications", "Privacy", "Storage"], id: \.self) { name in
        HStack {
          Image(systemName: "gear").frame(width: 28, height: 28)
            .background(RoundedRectangle(cornerRadius: 6).fill(Color.green))
          Text(name)
          Spacer()
          Text("On").foregroundColor(.secondary)
          Image(systemName: "chevron.right").foregroundColor(.secondary)
        }
        .padding(12)
        Divider()
      }
    }
    .background(Color.white)
    .cornerRadius(12)
    .padding()
    .background(Color(red: 0.949, green: 0.949, blue: 0.969))
  }
}

/// A movie over a dark page.
struct MovieHeader: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      ZStack(alignment: .bottomLeading) {
        LinearGradient(colors: [.purple, .black], startPoint: .top, endPoint: .bottom)
          .frame(height: 150)
        VStack(alignment: .leading) {
          Text("The Long Night").font(.title).bold().foregroundColor(.white)
          Text("2024 · Drama · 128 min").font(.footnote).foregroundColor(.white.opacity(0.7))
        }
        .padding()
      }
      HStack {
        Text("Play").foregroundColor(.black).frame(width: 150, height: 40)
          .background(Color.white).cornerRadius(6)
        Text("Download").foregroundColor(.white).frame(width: 150, height: 40)
          .background(Color(white: 0.25)).cornerRadius(6)
      }
      .padding(.horizontal)
      Text("A teacher comes back to the village in which nobody has slept for a year.")
        .foregroundColor(.white).padding(.horizontal)
    }
    .padding(.bottom)
    .background(Color.black)
  }
}

/// A profile with a picture that overlaps its header.
struct ProfileHeader: View {
  var body: some View {
    VStack(spacing: 8) {
      Color.teal.frame(height: 80)
      Circle().fill(Color.orange).frame(width: 84, height: 84)
        .overlay(Circle().stroke(Color.white, lineWidth: 4))
        .offset(y: -50).padding(.bottom, -50)
      Text("Jonas Weber").font(.title2).bold()
      Text("Photographer in Lisbon").foregroundColor(.secondary)
      HStack(spacing: 30) {
        ForEach(["Posts", "Followers", "Following"], id: \.self) { name in
          VStack {
            Text("128").bold()
            Text(name).font(.caption).foregroundColor(.secondary)
          }
        }
      }
      Button("Follow") {}.buttonStyle(.bordered)
    }
  }
}

/// Hours of weather in capsules.
struct WeatherHours: View {
  var body: some View {
    HStack(spacing: 10) {
      ForEach(["9", "10", "11", "12", "13"], id: \.self) { hour in
        VStack(spacing: 10) {
          Text(hour).font(.caption)
          Image(systemName: "sun.max.fill").foregroundColor(.yellow)
          Text("18°").bold()
        }
        .padding(.vertical, 14).frame(width: 52)
        .background(Capsule().fill(Color.blue.opacity(0.15)))
      }
    }
    .padding()
  }
}

/// Tiles of a dashboard.
struct DashboardTiles: View {
  var body: some View {
    HStack(spacing: 12) {
      ForEach([Color.indigo, Color.pink], id: \.self) { color in
        VStack(alignment: .leading, spacing: 6) {
          Image(systemName: "chart.bar").foregroundColor(.white)
          Text("8,412").font(.title2).bold().foregroundColor(.white)
          Text("steps today").font(.caption).foregroundColor(.white.opacity(0.8))
        }
        .padding().frame(maxWidth: .infinity, alignment: .leading)
        .background(color).cornerRadius(14)
      }
    }
    .padding()
  }
}

/// A comment and its answer.
struct CommentThread: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      ForEach([0, 32], id: \.self) { indent in
        HStack(alignment: .top, spacing: 10) {
          Circle().fill(Color.gray).frame(width: 32, height: 32)
          VStack(alignment: .leading, spacing: 3) {
            Text("Ana Torres").font(.subheadline).bold()
            Text("This reminds me of the summer when the lake was so low that one could walk.")
              .font(.subheadline)
            Text("Reply").font(.caption).foregroundColor(.secondary)
          }
        }
        .padding(.leading, CGFloat(indent))
      }
    }
    .padding()
  }
}

/// A card of a wallet.
struct WalletCard: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 30) {
      HStack {
        Text("Savings").font(.headline)
        Spacer()
        Image(systemName: "wave.3.right")
      }
      Text("•••• 4821").font(.title3)
      HStack {
        Text("Ada Meyer").font(.caption)
        Spacer()
        Text("09/29").font(.caption)
      }
    }
    .foregroundColor(.white)
    .padding(20)
    .background(
      LinearGradient(colors: [.blue, .purple], startPoint: .topLeading, endPoint: .bottomTrailing)
    )
    .cornerRadius(18)
    .padding()
  }
}
