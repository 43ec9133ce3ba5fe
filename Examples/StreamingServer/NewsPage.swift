import SheenCore
import SheenWeb

/// A page of news whose posts and authors come later than the rest.
struct NewsPage {
  let stream: WebStream
  private let posts: SkeletonMarkup
  private let authors: SkeletonMarkup

  /// Four posts: an avatar, a title and two lines, as high as the real ones.
  private let postSkeleton = Skeleton.column(spacing: 24) {
    Skeleton.row(spacing: 16) {
      Skeleton.circle(56)
      Skeleton.column(spacing: 10) {
        Skeleton.bar(16, width: .fraction(0.5))
        Skeleton.text(lines: 2)
      }
    }
    .repeated(4)
  }

  /// Three authors beside each other.
  private let authorSkeleton = Skeleton.row(spacing: 24) {
    Skeleton.column(spacing: 12, alignment: .center) {
      Skeleton.circle(72)
      Skeleton.bar(12, width: 80)
    }
    .repeated(3)
    Skeleton.spacer
  }

  init(_ delivery: WebStream.Delivery) throws {
    stream = try WebStream(delivery, styleSheets: ["/sheen.css", "/site.css"])
    posts = try Self.options("posts", "Loading posts")
    authors = try Self.options("authors", "Loading authors")
  }

  private static func options(_ id: String, _ label: String) throws -> SkeletonMarkup {
    var options = SkeletonMarkup()
    options.id = try WebID(id)
    options.label = label
    // The policy of this server allows no style attributes.
    options.styling = .classes
    return options
  }

  /// Everything that every visit needs: sent once, and from then on in the browser's cache.
  func styleSheet() throws -> String {
    ShimmerStyle.tilted.styleSheet() + (try postSkeleton.rules(posts))
      + (try authorSkeleton.rules(authors))
  }

  /// What is sent at once.
  func beginning() throws -> String {
    let script =
      stream.delivery == .script ? "<script src=\"/sheen.js\" async></script>\n" : ""
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>News</title>
      <link rel="stylesheet" href="/sheen.css">
      <link rel="stylesheet" href="/site.css">
      \(script)</head>
      <body>
      \(stream.opening)<main>
      <h1>News</h1>
      <section><h2>Authors</h2>
      \(try stream.placeholder(for: authorSkeleton, authors))
      </section>
      <section><h2>Posts</h2>
      \(try stream.placeholder(for: postSkeleton, posts))
      </section>
      <footer>That was all.</footer>
      </main>\(stream.middle)

      """
  }

  /// The posts, when they are there.
  var laterPosts: String {
    let items = [
      ("Tide tables for the week", "High water comes an hour later each day until Thursday."),
      ("A new bridge over the brook", "The old one was closed in spring. It opens on Monday."),
      ("Seeds to sow in autumn", "Broad beans, garlic and a handful of hardy flowers."),
      ("The night train is back", "It leaves at ten and is at the coast before breakfast."),
    ]
    let posts = items.map { title, text in
      """
      <article class="post"><div class="avatar"></div><div><h3>\(title)</h3>\
      <p>\(text)</p></div></article>
      """
    }
    return stream.replacement(
      id: self.posts.id, content: "<div class=\"posts\">\(posts.joined())</div>",
      label: "Posts loaded")
  }

  /// The authors, when they are there.
  var laterAuthors: String {
    let authors = ["Ada", "Ben", "Cleo"].map {
      "<a class=\"author\" href=\"#\($0)\"><span class=\"avatar\"></span><span>\($0)</span></a>"
    }
    return stream.replacement(
      id: self.authors.id, content: "<div class=\"authors\">\(authors.joined())</div>",
      label: "Authors loaded")
  }

  var end: String { stream.closing + "</body>\n</html>\n" }

  /// How the page looks; its posts and authors are as large as their placeholders.
  static let siteSheet = """
    :root { --ink: #1d1d1f; --accent: #3f6fd8; }
    @media (prefers-color-scheme: dark) { :root { --ink: #f2f2f2; --accent: #8fb0ff; } }
    body { margin: 0; background: var(--sheen-background); color: var(--ink);
      font: 16px/1.5 system-ui, sans-serif; }
    main { display: block; max-width: 640px; margin: 0 auto; padding: 24px 20px; }
    h1 { margin: 0 0 24px; font-size: 32px; line-height: 40px; }
    h2 { margin: 32px 0 16px; font-size: 20px; line-height: 28px; }
    .authors { display: flex; gap: 24px; height: 96px; }
    .author { display: flex; flex-direction: column; align-items: center; gap: 12px;
      width: 80px; color: inherit; font-size: 14px; line-height: 12px; text-decoration: none; }
    .author .avatar { width: 72px; height: 72px; }
    .avatar { flex: none; width: 56px; height: 56px; border-radius: 50%;
      background: var(--accent); }
    .posts { display: flex; flex-direction: column; gap: 24px; }
    .post { display: flex; gap: 16px; align-items: center; height: 58px; overflow: hidden; }
    .post h3 { margin: 0; font-size: 16px; line-height: 20px; }
    .post p { margin: 2px 0 0; font-size: 14px; line-height: 18px; }
    footer { margin-top: 32px; }

    """
}
