import Sheen
import SwiftUI

// What README.md shows of SwiftUI, to be compiled and run. DocumentationTests of the package compare the
// lines.

struct Article: Identifiable {
  let id: Int
  static let sample = Article(id: 0)
}

struct ArticleRow: View {
  init(_ article: Article) {}
  var body: some View { Text("An article") }
}

struct FeedPage: View {
  let articles: [Article]?

  var body: some View {
    List {
      Text("Reading the news…").shimmering()
      ArticleRow(articles?.first ?? .sample).skeletonized(isLoading: articles == nil)
      SkeletonRows(articles ?? [], isLoading: articles == nil, sample: .sample) { ArticleRow($0) }
    }
    .shimmerScope(.group)
    .shimmerStyle(.tilted)
  }
}

enum Readme {
  struct Snippets: View {
    private let isLoading = true
    private let article: Article? = nil
    private let people = [Article(id: 1)]

    private var avatar: some View { Color.blue.frame(width: 48, height: 48) }

    // Of the first page of SheenSwiftUI.
    @ViewBuilder private var lines: some View {
      Text("Thinking…").shimmering()
      avatar.skeleton(Circle(), isLoading: isLoading)
      ArticleRow(article ?? .sample).skeletonized(isLoading: article == nil)
      List { SkeletonRows(people, isLoading: isLoading, sample: .sample) { ArticleRow($0) } }
    }

    var body: some View {
      VStack {
        FeedPage(articles: nil)
        FeedPage(articles: [Article(id: 1)])
        lines
      }
    }
  }
}
