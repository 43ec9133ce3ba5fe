import Testing

/// The tests that drive a browser, one after the other.
@Suite(.serialized) enum InChromium {}
