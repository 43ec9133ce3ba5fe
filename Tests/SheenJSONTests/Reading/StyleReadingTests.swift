import SheenCore
import SheenJSON
import Testing

@Suite struct StyleReadingTests {
  @Test(arguments: ShimmerStyle.named)
  func everyNamedStyleIsRead(named: ShimmerStyle.Named) throws {
    #expect(try style("\"\(named.name)\"") == named.style)
    #expect(try style("{\"named\": \"\(named.name)\"}") == named.style)
  }

  @Test(arguments: [
    ("{}", ShimmerStyle.standard),
    (#"{"direction": "right-to-left"}"#, ShimmerStyle(direction: .rightToLeft)),
    (#"{"direction": 45}"#, ShimmerStyle(direction: .angle(45))),
    (#"{"direction": "-45"}"#, ShimmerStyle(direction: .angle(-45))),
    (#"{"direction": "tilted 20"}"#, ShimmerStyle(direction: .tilted(20))),
    (#"{"direction": "tilted:-7.5"}"#, ShimmerStyle(direction: .tilted(-7.5))),
    (#"{"speed": 300}"#, ShimmerStyle(speed: .pointsPerSecond(300))),
    (
      #"{"named": "calm", "speed": "automatic"}"#,
      ShimmerStyle(band: .points(240), rest: .seconds(1.2))
    ),
    (#"{"duration": 1.5}"#, ShimmerStyle(speed: .duration(1.5))),
    (#"{"band": 120}"#, ShimmerStyle(band: .points(120))),
    (#"{"band": "150%"}"#, ShimmerStyle(band: .fraction(1.5))),
    (#"{"rest": 0}"#, ShimmerStyle(rest: .seconds(0))),
    (#"{"easing": "ease-in-out"}"#, ShimmerStyle(easing: .easeInOut)),
    (
      #"{"easing": [0.1, -2, 1, 3]}"#,
      ShimmerStyle(easing: ShimmerEasing(x1: 0.1, y1: -2, x2: 1, y2: 3))
    ),
    (#"{"bounce": true, "count": 3}"#, ShimmerStyle(bounces: true, count: 3)),
    (
      #"{"scope": "view", "mode": "overlay", "dim": 0}"#,
      ShimmerStyle(scope: .view, mode: .overlay, dim: 0)
    ),
    (#"{"reducedMotion": {"fade": 2.5}}"#, ShimmerStyle(reducedMotion: .fade(2.5))),
    (#"{"reducedMotion": "still"}"#, ShimmerStyle.standard),
    (
      ##"{"colors": {"foreground": "#102030", "background": "fffc"}}"##,
      ShimmerStyle(
        colors: .derived(
          foreground: ShimmerColor(red: 16.0 / 255, green: 32.0 / 255, blue: 48.0 / 255),
          background: ShimmerColor(white: 1, alpha: 0.8)))
    ),
    (
      ##"{"colors": {"background": "#fff", "base": [0.5, 0.25, 0], "highlight": [1, 1, 1, 0.5]}}"##,
      ShimmerStyle(
        colors: .fixed(
          ShimmerPalette(
            background: .white, base: ShimmerColor(red: 0.5, green: 0.25, blue: 0),
            highlight: ShimmerColor(white: 1, alpha: 0.5))))
    ),
    (
      ##"{"colors": {"light": {"background": "#fff", "base": "#eee", "highlight": "#fff"}, "##
        + ##""dark": {"background": "#000", "base": "#222", "highlight": "#333"}}}"##,
      ShimmerStyle(
        colors: .adaptive(
          light: ShimmerPalette(
            background: .white, base: ShimmerColor(white: 14.0 / 15), highlight: .white),
          dark: ShimmerPalette(
            background: .black, base: ShimmerColor(white: 2.0 / 15),
            highlight: ShimmerColor(white: 0.2))))
    ),
  ])
  func everyPartOfAStyleIsRead(json: String, expected: ShimmerStyle) throws {
    #expect(try style(json) == expected)
  }
}
