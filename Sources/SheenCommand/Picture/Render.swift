import SheenCore
import SheenImage
import SheenJSON
import SheenRaster

/// What `sheen render` was asked to draw, checked before anything is drawn.
struct Render {
  private let picture: Picture
  private let loop: Loop?

  /// The time of the pictures that do not move.
  private let time: Double

  /// The files for the web, and what they show.
  private let webFiles: [WebFile]
  private let webText: WebText

  /// The files, and the frames of those that move.
  private let files: [(file: PictureFile, timing: FrameTiming?)]

  init(_ arguments: Arguments) throws(CommandError) {
    let name = Subcommand.render.fullName
    let screen = try arguments.screen(name, and: " -o feed.gif")
    let output = try OutputOptions.files(arguments, name)
    let files = output.pictures
    let file = try ScreenSource.file(screen)
    let appearance =
      try arguments.word(PictureOptions.appearance, PictureOptions.appearances) ?? .light
    let picture = Picture(
      layout: try PictureOptions.layout(arguments, of: file.screen),
      style: try StyleOptions.style(arguments, of: file.style, in: appearance),
      scale: try OutputOptions.scale(arguments),
      layoutDirection: PictureOptions.layoutDirection(arguments),
      appearance: appearance,
      background: arguments.has(OutputOptions.transparent) ? .transparent : .palette)

    try arguments.refuse(OutputOptions.time, with: OutputOptions.phase)
    try arguments.refuse(OutputOptions.frames, with: OutputOptions.fps)
    let seconds = try arguments.number(OutputOptions.time, OutputOptions.timeRange)
    let phase = try arguments.number(OutputOptions.phase, OutputOptions.phaseRange)
    let frames = try arguments.integer(OutputOptions.frames, OutputOptions.frameRange)
    let rate = try arguments.number(OutputOptions.fps, OutputOptions.rateRange)
    let isStill = seconds != nil || phase != nil
    try Self.refuseUnused(arguments, isStill: isStill, files)

    webFiles = output.web
    let isAnyAppearance = !arguments.has(PictureOptions.appearance)
    // One moment needs no common period, so parts with light of their own can have several.
    let needsLoop = phase != nil || seconds == nil && files.contains(where: \.canMove)
    let loop = needsLoop ? try Loop(picture) : nil
    time = seconds ?? phase.map { $0 * (loop?.period ?? 0) } ?? picture.middle
    var timed: [(file: PictureFile, timing: FrameTiming?)] = []
    for file in files {
      let timing =
        isStill || !file.canMove
        ? nil : try loop?.timing(frames: frames, perSecond: rate, for: file.format)
      timed.append((file, timing))
    }
    webText = WebText(
      screen: file.screen, size: picture.layout.size, style: picture.style,
      layoutDirection: picture.layoutDirection, appearance: isAnyAppearance ? nil : appearance,
      time: isStill ? time : nil, hasBackground: !arguments.has(OutputOptions.transparent))
    self.files = timed
    self.loop = loop
    self.picture = picture
  }

  private static func refuseUnused(
    _ arguments: Arguments, isStill: Bool, _ files: [PictureFile]
  ) throws(CommandError) {
    for option in [OutputOptions.frames, OutputOptions.fps] where arguments.has(option) {
      guard !isStill else {
        throw .usage("\(option.flag) says nothing about one moment; leave one of them out")
      }
      guard files.contains(where: \.canMove) else {
        throw .usage("\(option.flag) says nothing about a still .png; write .apng, .gif or .webp")
      }
    }
  }

  /// Draws and writes all files.
  func write(isQuiet: Bool) async throws {
    if !isQuiet {
      for notice in Set(try picture.renderer().notices.map(\.description)).sorted() {
        Terminal.say("note: \(notice)")
      }
    }
    let progress = Progress(of: files.count + webFiles.count, isQuiet: isQuiet)
    do {
      for file in webFiles {
        await progress.begin(file.path)
        let text = try webText.text(file.format)
        try write(Array(text.utf8), to: file.path)
      }
      for (file, timing) in files {
        await progress.begin(file.path)
        try write(bytes(of: file, timing), to: file.path)
      }
    } catch {
      await progress.erase()
      throw error
    }
    await progress.erase()
  }

  private func write(_ bytes: [UInt8], to path: String) throws(CommandError) {
    let path = OutputPath(text: path)
    // A pipe can make the command wait for ever, and leaves nothing half done.
    guard path.isOnDisk else { return try path.write(bytes) }
    Interruption.startWaiting()
    try path.write(bytes)
    try Interruption.stopWaiting()
  }

  private func bytes(of file: PictureFile, _ timing: FrameTiming?) throws -> [UInt8] {
    guard let loop, let timing else { return try picture.still(at: time, as: file.format) }
    return try picture.animation(of: loop, timing, as: file.format)
  }
}
