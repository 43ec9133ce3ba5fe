import SheenCore
import SheenJSON
import SheenScreens

/// Finds the screen that an argument names: one that ships with Sheen, a file, or the standard input.
enum ScreenSource {
  static let standardInput = "-"

  static func file(_ argument: String) throws(CommandError) -> SkeletonFile {
    do {
      if argument == standardInput {
        return try SkeletonFile(json: read(Platform.input, "the standard input"), path: "<stdin>")
      }
      if let screen = SkeletonScreen.named(argument) { return try SkeletonFile(screen: screen) }
      return try SkeletonFile(json: contents(argument), path: argument)
    } catch let error as SkeletonFileError {
      throw .input(error.description)
    } catch let error as CommandError {
      throw error
    } catch {
      throw .input("\(argument): \(error)")
    }
  }

  private static func contents(_ path: String) throws(CommandError) -> [UInt8] {
    guard let descriptor = Platform.openFile(path) else {
      let reason = Platform.lastError
      guard Platform.exists(path) || path.contains("/") || path.hasSuffix(".json") else {
        throw unknown(path)
      }
      throw .input("\(path): \(reason)")
    }
    defer { Platform.closeFile(descriptor) }
    return try read(descriptor, path)
  }

  private static func read(_ descriptor: Int32, _ name: String) throws(CommandError) -> [UInt8] {
    let longest = SkeletonFile.maximumLength
    guard let bytes = Platform.readAll(descriptor, limit: longest + 1) else {
      throw .input("\(name): \(Platform.lastError)")
    }
    guard bytes.count <= longest else {
      throw .input("\(name): more than the \(longest) bytes that a skeleton's file has at most")
    }
    return bytes
  }

  private static func unknown(_ name: String) -> CommandError {
    let nearest = SkeletonScreen.all.map(\.name).nearest(to: name)
    let help = nearest.map { "did you mean \"\($0)\"?" } ?? "sheen screens lists the screens"
    return .input("there is no screen and no file called \(name.quoted); \(help)")
  }
}
