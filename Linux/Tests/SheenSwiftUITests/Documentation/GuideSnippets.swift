import Foundation
import SheenScreens
import SheenSwiftUI
import SwiftUI

// What Documentation/Guides/SwiftUI.md and the first page of SheenSwiftUI show, to be compiled and run.
// DocumentationTests of the package compare the lines.

enum Guide {
  struct Article {
    static let sample = Article()
  }

  struct ArticleView: View {
    init(_ article: Article) {}
    var body: some View { Text("An article") }
  }

  struct Person: Identifiable {
    let id: Int
    static let sample = Person(id: 0)
  }

  struct PersonRow: View {
    let person: Person
    var body: some View { Text("Ada") }
  }

  struct ContentView: View {
    var body: some View { Text("Content") }
  }

  /// Stands for a view that loads a picture.
  struct AsyncImage: View {
    let url: URL?
    var body: some View { Color.blue }
  }

  struct ArticlePage: View {
    let article: Article?

    var body: some View {
      ArticleView(article ?? .sample)
        .skeletonized(isLoading: article == nil)
    }
  }

  struct Snippets: View {
    let newest = "The newest"
    let isLoading = true
    let url = URL(string: "https://example.org")
    let name = "Ada"
    let people = [Person(id: 1)]
    @State private var isSlow = false

    var treatments: some View {
      VStack(alignment: .leading) {
        Text("Messages").font(.title).skeletonTreatment(.keep)
        HStack {
          Image(systemName: "heart")
          Text("1,024 likes")
        }
        .skeletonTreatment(.unite())
        Divider().skeletonTreatment(.ignore)
        Text(newest)
      }
      .skeletonized(isLoading: isLoading)
    }

    @ViewBuilder var shapes: some View {
      AsyncImage(url: url)
        .frame(width: 48, height: 48)
        .skeleton(Circle(), isLoading: isLoading)
      Text(name)
        .skeleton(Capsule(), isLoading: isLoading)
    }

    var rows: some View {
      List {
        SkeletonRows(people, isLoading: isLoading, sample: .sample) { person in
          PersonRow(person: person)
        }
      }
    }

    var otherRows: some View {
      List {
        SkeletonRows(people, isLoading: isLoading, count: 12) { person in
          PersonRow(person: person)
        } placeholder: { _ in
          SkeletonText(lines: 2)
        }
      }
      .shimmerScope(.group)
    }

    @ViewBuilder var screens: some View {
      SkeletonPlaceholders(SkeletonScreen.feed.skeleton)
      SkeletonPlaceholders(
        Skeleton.row(spacing: 12) {
          Skeleton.circle(48)
          Skeleton.text(lines: 3)
        }
      )
      SkeletonText(lines: 3)
    }

    @ViewBuilder var light: some View {
      Text("Thinking…").shimmering()
      Image(systemName: "sparkles").shimmering(active: isLoading, style: .glint)
      ShimmerView(color: .white, direction: .leftToRight) {
        RoundedRectangle(cornerRadius: 10).fill(Color.gray.opacity(0.3))
      }
    }

    var scope: some View {
      ScrollView {
        LazyVStack {
          ForEach(0..<200) { _ in
            Rectangle().frame(height: 44).skeleton(isLoading: isLoading)
          }
        }
        .shimmerScope(.group)
      }
    }

    var styles: some View {
      ContentView()
        .shimmerStyle(ShimmerStyle(direction: .tilted(20), speed: .pointsPerSecond(300)))
        .loadingPolicy(LoadingPolicy(onset: 0.2, handOver: 0.3))
        .loadingLabels(LoadingLabels(loading: "Loading messages", loaded: "Messages loaded"))
    }

    var longWait: some View {
      ContentView()
        .onLongWait { isSlow = true }
    }

    var diagnosis: some View {
      ContentView()
        .shimmerDiagnosis { print($0) }  // still: Reduce Motion is on (system setting)
    }

    var tests: some View {
      ContentView().shimmerFrozen(at: 0.7)
    }

    var body: some View {
      VStack {
        ArticlePage(article: nil)
        treatments
        shapes
        rows
      }
      VStack {
        otherRows
        screens
        light
        scope
        styles
        longWait
        diagnosis
        tests
      }
    }
  }
}
