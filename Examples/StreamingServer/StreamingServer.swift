import Foundation
import SheenWeb

/// Serves a page whose contents come later than its placeholders, in one response:
///
///     swift run StreamingServer            http://127.0.0.1:8080, and /slots without script
///     swift run StreamingServer --hold     contents wait for /release/posts and /release/authors
@main
struct StreamingServer {
  static func main() async {
    let words = CommandLine.arguments.dropFirst()
    let port = words.compactMap { UInt16($0) }.first ?? (words.contains("--hold") ? 0 : 8080)
    do {
      let listener = try Listener(port: port)
      let server = StreamingServer(holds: words.contains("--hold"))
      print("http://127.0.0.1:\(listener.port)")
      fflush(nil)
      while true {
        let connection = try listener.next()
        Task.detached {
          await server.answer(connection)
          connection.end()
        }
      }
    } catch {
      FileHandle.standardError.write(Data("StreamingServer: \(error)\n".utf8))
      exit(1)
    }
  }

  private let holds: Bool
  private let gate = Gate()

  private func answer(_ connection: Connection) async {
    guard let path = connection.path() else {
      connection.begin("400 Bad Request", type: "text/plain")
      return
    }
    do {
      switch path {
      case "/": try await stream(NewsPage(.script), to: connection)
      case "/slots": try await stream(NewsPage(.slots), to: connection)
      case "/sheen.css":
        let sheet = try NewsPage(.script).styleSheet()
        connection.begin("200 OK", type: "text/css")
        connection.send(sheet)
      case "/site.css":
        connection.begin("200 OK", type: "text/css")
        connection.send(NewsPage.siteSheet)
      case "/sheen.js":
        connection.begin("200 OK", type: "text/javascript")
        connection.send(WebScript.source)
      case "/reset":
        await gate.reset()
        connection.begin("200 OK", type: "text/plain")
      case _ where path.hasPrefix("/release/"):
        await gate.release(String(path.dropFirst("/release/".count)))
        connection.begin("200 OK", type: "text/plain")
      default:
        connection.begin("404 Not Found", type: "text/plain")
        connection.send("nothing at this address\n")
      }
    } catch {
      connection.begin("500 Internal Server Error", type: "text/plain")
      connection.send("\(error)\n")
    }
  }

  /// The page with its placeholders at once; then, out of order, each content when it is there.
  private func stream(_ page: NewsPage, to connection: Connection) async throws {
    let beginning = try page.beginning()
    connection.begin("200 OK", type: "text/html")
    connection.send(beginning)
    await data("posts", after: 2)
    connection.send(page.laterPosts)
    await data("authors", after: 1)
    connection.send(page.laterAuthors)
    connection.send(page.end)
  }

  /// Stands for a database: takes its time, or in a test waits to be let go.
  private func data(_ name: String, after seconds: Double) async {
    if holds {
      await gate.wait(for: name)
    } else {
      try? await Task.sleep(nanoseconds: UInt64(seconds * 1e9))
    }
  }
}
