import Foundation
import Testing

@testable import SheenImage

@Suite struct AtomicFileTests {
  @Test(arguments: [true, false]) func aFileAppearsOnCommitAndNothingElse(unnamed: Bool) throws {
    let folder = try Folder()
    var file = try AtomicFile(path: folder.path("a"), allowsUnnamed: unnamed)
    try file.write([1, 2])
    #expect(!(try folder.names).contains("a"))
    try file.write([])
    try file.write([3])
    try file.commit()
    #expect(try folder.names == ["a"])
    #expect(try folder.read("a") == [1, 2, 3])
  }

  @Test(arguments: [true, false]) func anOlderFileIsReplacedOnlyOnCommit(unnamed: Bool) throws {
    let folder = try Folder()
    let path = try folder.write([9], as: "a")
    var file = try AtomicFile(path: path, allowsUnnamed: unnamed)
    try file.write([1, 2, 3])
    #expect(try folder.read("a") == [9])
    try file.commit()
    #expect(try folder.names == ["a"])
    #expect(try folder.read("a") == [1, 2, 3])
  }

  @Test(arguments: [true, false]) func withoutACommitNothingIsLeft(unnamed: Bool) throws {
    let folder = try Folder()
    let path = try folder.write([9], as: "a")
    do {
      var file = try AtomicFile(path: path, allowsUnnamed: unnamed)
      try file.write([1, 2, 3])
    }
    #expect(try folder.names == ["a"])
    #expect(try folder.read("a") == [9])
  }

  @Test func theNameThatAnInterruptWouldLeaveIsTold() throws {
    let folder = try Folder()
    let file = try AtomicFile(path: folder.path("a"), allowsUnnamed: false)
    let names = try folder.names
    #expect(names.map(folder.path) == [file.temporaryPath])
    #if os(Linux)
    let unnamed = try AtomicFile(path: folder.path("b"))
    #expect(unnamed.temporaryPath == nil)
    #expect(try folder.names == names)
    _ = consume unnamed
    #endif
    _ = consume file
    #expect(try folder.names == [])
  }

  @Test func twoFilesOfOneNameAtATimeDoNotMeet() throws {
    let folder = try Folder()
    for unnamed in [true, false] {
      var first = try AtomicFile(path: folder.path("a"), allowsUnnamed: unnamed)
      var second = try AtomicFile(path: folder.path("a"), allowsUnnamed: unnamed)
      try first.write([1])
      try second.write([2])
      try first.commit()
      try second.commit()
      #expect(try folder.names == ["a"])
      #expect(try folder.read("a") == [2])
    }
  }

  @Test(arguments: [true, false]) func permissionsOfAReplacedFileStay(unnamed: Bool) throws {
    let folder = try Folder()
    let path = try folder.write([9], as: "a")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    var file = try AtomicFile(path: path, allowsUnnamed: unnamed)
    try file.write([1])
    try file.commit()
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
  }

  @Test func aLinkIsFollowed() throws {
    let folder = try Folder()
    let path = try folder.write([9], as: "a")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link"), withDestinationPath: path)
    try AtomicFile.write([1], to: folder.path("link"))
    #expect(try folder.read("a") == [1])
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("link")) == path)

    try FileManager.default.createSymbolicLink(
      atPath: folder.path("nowhere"), withDestinationPath: folder.path("missing/b"))
    try AtomicFile.write([2], to: folder.path("nowhere"))
    #expect(try folder.read("nowhere") == [2])
    #expect(try folder.names == ["a", "link", "nowhere"])
  }

  @Test func aPathWithoutAFolderIsInTheCurrentOne() throws {
    let name = "sheen-test-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: name) }
    try AtomicFile.write([5], to: name)
    #expect(FileManager.default.contents(atPath: name) == Data([5]))
  }

  @Test func whatCannotBeWrittenIsAnErrorWithPathAndReason() throws {
    let folder = try Folder()
    let file = try folder.write([9], as: "a")
    let long = String(repeating: "x", count: 300)
    for (path, reason) in [
      (folder.path("missing/a"), "No such file or directory"), (folder.root.path, "Is a directory"),
      (file + "/b", "Not a directory"), (folder.path(long), "File name too long"),
      ("", "No such file or directory"), (file + "\0b", "zero byte"),
    ] {
      let error = #expect(throws: ImageError.self) { try AtomicFile.write([1], to: path) }
      guard case .file(path, let said) = error else {
        Issue.record("\(path): \(String(describing: error))")
        continue
      }
      #expect(said.contains(reason))
    }
    #expect(try folder.names == ["a"])
    #expect(try folder.read("a") == [9])
  }

  @Test func aFolderThatCannotBeWrittenToIsAnError() {
    // Even root can't make files there.
    let error = #expect(throws: ImageError.self) { try AtomicFile.write([1], to: "/proc/a.png") }
    #expect(error?.description.hasPrefix("can't write /proc/a.png: ") == true)
  }

  // A pipe stands for devices too: a mistake with /dev/null would replace it on this machine.
  @Test func aPipeIsWrittenToDirectlyAndStays() throws {
    let folder = try Folder()
    let path = folder.path("pipe")
    #expect(mkfifo(path, 0o600) == 0)
    // Open for both, so that neither side waits for the other.
    let pipe = open(path, O_RDWR | O_NONBLOCK)
    defer { close(pipe) }
    try AtomicFile.write([7, 8, 9], to: path)
    var bytes = [UInt8](repeating: 0, count: 3)
    #expect(read(pipe, &bytes, 3) == 3)
    #expect(bytes == [7, 8, 9])
    #expect(try folder.names == ["pipe"])
    var status = stat()
    #expect(stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO)
  }
}
