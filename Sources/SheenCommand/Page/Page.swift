import SheenCore
import SheenImage
import SheenJSON
import SheenTrace

/// A page of HTML, and the widths at which it is looked at.
struct Page {
  let address: String
  let widths: [Double]
  let timeout: Double

  /// Whether what is to be traced is a page and no picture.
  static func isPage(_ source: String) -> Bool {
    let lower = source.lowercased()
    return ["http://", "https://", "file://"].contains { lower.hasPrefix($0) }
      || [".html", ".htm", ".xhtml"].contains { lower.hasSuffix($0) }
  }

  /// The height of the screen that a page is seen on, in points.
  static func height(width: Double) -> Double {
    width < 600 ? SkeletonScreen.phone.height : 900
  }

  /// What was found at the first width, and a picture of it where one is asked for.
  func traced(
    withPicture: Bool
  ) throws(CommandError) -> (screen: TracedScreen, picture: DecodedPicture?) {
    Interruption.startWaiting()
    Platform.ignorePipeSignal()
    let result: Result<(screen: TracedScreen, picture: DecodedPicture?), CommandError>
    do throws(CommandError) {
      var browser = try Browser(timeout: timeout)
      // Whatever comes of it, Chromium ends.
      defer { browser.close() }
      result = .success(try look(&browser, withPicture: withPicture))
    } catch {
      result = .failure(error)
    }
    Platform.restorePipeSignal()
    try Interruption.stopWaiting()
    return try result.get()
  }

  private func look(
    _ browser: inout Browser, withPicture: Bool
  ) throws(CommandError) -> (screen: TracedScreen, picture: DecodedPicture?) {
    let tab = try browser.send("Target.createTarget", "\"url\":\"about:blank\"")["targetId"]?.text
    let session = try browser.send(
      "Target.attachToTarget", "\"targetId\":\"\(tab ?? "")\",\"flatten\":true")["sessionId"]?.text
    guard let session else { throw .input("Chromium gave no answer") }
    try browser.send("Page.enable", session: session)
    try resize(&browser, to: widths[0], session)
    let answer = try browser.send(
      "Page.navigate", "\"url\":\"\(try url.jsonEscaped)\"", session: session)
    if let error = answer["errorText"]?.text { throw .input("\(address): \(error)") }
    try browser.wait(for: "Page.loadEventFired", session: session)
    var found: [[PageBox]] = []
    var picture: DecodedPicture?
    for width in widths {
      try resize(&browser, to: width, session)
      found.append(try boxes(&browser, width: width, session))
      if withPicture, picture == nil { picture = try self.picture(&browser, session) }
    }
    let size = SheenSize(width: widths[0], height: Self.height(width: widths[0]))
    do {
      let boxes = PageBox.traced(found, widths: widths)
      return (try TracedScreen(boxes: boxes, size: size), picture)
    } catch {
      throw .input("\(address): \(error.description)")
    }
  }

  private func resize(
    _ browser: inout Browser, to width: Double, _ session: String
  ) throws(CommandError) {
    try browser.send(
      "Emulation.setDeviceMetricsOverride",
      "\"width\":\(Int(width)),\"height\":\(Int(Self.height(width: width))),"
        + "\"deviceScaleFactor\":1,\"mobile\":false", session: session)
  }

  private func boxes(
    _ browser: inout Browser, width: Double, _ session: String
  ) throws(CommandError) -> [PageBox] {
    let script = PageScript.text(height: Int(Self.height(width: width)))
    let answer = try browser.send(
      "Runtime.evaluate",
      "\"expression\":\"\(script.jsonEscaped)\",\"awaitPromise\":true,\"returnByValue\":true",
      session: session)
    if let problem = answer["exceptionDetails"]?["exception"]?["description"]?.text {
      throw .input("\(address): \(problem.split(separator: "\n").first ?? "")")
    }
    return (answer["result"]?["value"]?.text ?? "").split(separator: "\n")
      .compactMap { PageBox(line: $0) }
  }

  private func picture(
    _ browser: inout Browser, _ session: String
  ) throws(CommandError) -> DecodedPicture {
    let answer = try browser.send(
      "Page.captureScreenshot", "\"format\":\"png\"", session: session)
    do {
      return try DecodedPicture(bytes: Base64.bytes(answer["data"]?.text ?? ""))
    } catch {
      throw .input("\(address): \(error.description)")
    }
  }

  /// The address that the browser is given: that of a file where it is a path.
  private var url: String {
    get throws(CommandError) {
      if address.contains("://") { return address }
      guard let path = Platform.fullPath(address) else {
        throw .input("\(address): \(Platform.lastError)")
      }
      var url = "file://"
      for byte in path.utf8 {
        let isPlain =
          byte >= 0x61 && byte <= 0x7A || byte >= 0x41 && byte <= 0x5A
          || byte >= 0x2D && byte <= 0x39
          || byte == 0x5F
        let digits = String(byte, radix: 16, uppercase: true)
        url += isPlain ? String(Unicode.Scalar(byte)) : "%" + (byte < 16 ? "0" : "") + digits
      }
      return url
    }
  }
}

/// A box of a page at one width.
struct PageBox {
  let box: TracedBox

  /// By what the same element is known at another width; 0: a line of text.
  let id: Int

  init?(line: Substring) {
    let parts = line.split(separator: " ")
    let numbers = parts.dropFirst().compactMap { Double(decimal: $0) }
    guard parts.count == 10, numbers.count == 9 else { return nil }
    let kind: TracedBox.Kind = parts[0] == "text" ? .text : parts[0] == "area" ? .area : .surface
    box = TracedBox(
      frame: SheenRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]),
      kind: kind,
      corners: SkeletonCorners(
        topLeading: numbers[4], topTrailing: numbers[5], bottomTrailing: numbers[6],
        bottomLeading: numbers[7]))
    id = Int(numbers[8])
  }

  /// The boxes at the first width; those that are seen at another one, too, say whether they grow.
  static func traced(_ found: [[PageBox]], widths: [Double]) -> [TracedBox] {
    guard found.count > 1, let last = found.last, let lastWidth = widths.last else {
      return found.first?.map(\.box) ?? []
    }
    var others: [Int: Double] = [:]
    for box in last where box.id > 0 { others[box.id] = box.box.frame.width }
    return found[0].map { item in
      var box = item.box
      if let other = others[item.id], lastWidth != widths[0] {
        box.grows = (other - box.frame.width).magnitude > 2
      }
      return box
    }
  }
}

/// The text in which browsers give bytes.
enum Base64 {
  static func bytes(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    var bits: UInt32 = 0
    var count = 0
    for character in text.utf8 {
      let value: UInt8
      switch character {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): value = character - 65
      case UInt8(ascii: "a")...UInt8(ascii: "z"): value = character - 71
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = character + 4
      case UInt8(ascii: "+"): value = 62
      case UInt8(ascii: "/"): value = 63
      default: continue
      }
      bits = bits << 6 | UInt32(value)
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return bytes
  }
}
