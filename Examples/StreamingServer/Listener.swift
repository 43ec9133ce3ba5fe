import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A socket on this machine's own address that waits for browsers.
struct Listener {
  let port: UInt16
  private let socket: Int32

  /// Listens at a port; 0 is any that is free.
  init(port: UInt16) throws {
    #if canImport(Glibc)
    let stream = Int32(SOCK_STREAM.rawValue)
    #else
    let stream = SOCK_STREAM
    #endif
    socket = Self.makeSocket(stream)
    var yes: Int32 = 1
    setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(INADDR_LOOPBACK).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let socket = socket
    let code = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(socket, address, length) == 0 && listen(socket, 16) == 0
          ? getsockname(socket, address, &length) : -1
      }
    }
    guard code == 0 else { throw ServerError(what: "can't listen at port \(port)", code: errno) }
    self.port = UInt16(bigEndian: address.sin_port)
  }

  /// Waits for the next browser.
  func next() throws -> Connection {
    let accepted = accept(socket, nil, nil)
    guard accepted >= 0 else { throw ServerError(what: "can't accept", code: errno) }
    return Connection(socket: accepted)
  }

  private static func makeSocket(_ stream: Int32) -> Int32 {
    #if canImport(Darwin)
    Darwin.socket(AF_INET, stream, 0)
    #elseif canImport(Musl)
    Musl.socket(AF_INET, stream, 0)
    #else
    Glibc.socket(AF_INET, stream, 0)
    #endif
  }
}

/// One browser's request and the answer to it.
struct Connection: Sendable {
  fileprivate let socket: Int32

  /// The path that is asked for, or nil when the request is none.
  func path() -> String? {
    var request: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    // A request without a body ends with an empty line; 16 KB of lines are no request of a page.
    while request.count < 16_384 {
      let count = recv(socket, &buffer, buffer.count, 0)
      guard count > 0 else { return nil }
      request += buffer[..<count]
      if request.suffix(4) == Array("\r\n\r\n".utf8)[...] { break }
    }
    let line = String(decoding: request.prefix { $0 != UInt8(ascii: "\r") }, as: UTF8.self)
    let words = line.split(separator: " ")
    return words.count == 3 && words[0] == "GET" ? String(words[1]) : nil
  }

  /// Begins an answer, which ends when the connection is closed.
  func begin(_ status: String, type: String) {
    send(
      """
      HTTP/1.1 \(status)\r
      Content-Type: \(type); charset=utf-8\r
      Content-Security-Policy: default-src 'none'; style-src 'self'; script-src 'self'\r
      Cache-Control: no-store\r
      Connection: close\r
      \r

      """)
  }

  /// Sends a piece of the answer at once.
  func send(_ text: String) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      #if canImport(Darwin)
      let flags: Int32 = 0
      #else
      let flags = Int32(MSG_NOSIGNAL)
      #endif
      let sent = bytes.withUnsafeBytes { sendBytes($0, flags) }
      // A browser that has gone wants no more.
      guard sent > 0 else { return }
      bytes = bytes.dropFirst(sent)
    }
  }

  func end() {
    shutdown(socket, Int32(SHUT_WR))
    close(socket)
  }

  private func sendBytes(_ bytes: UnsafeRawBufferPointer, _ flags: Int32) -> Int {
    #if canImport(Darwin)
    Darwin.send(socket, bytes.baseAddress, bytes.count, flags)
    #elseif canImport(Musl)
    Musl.send(socket, bytes.baseAddress, bytes.count, flags)
    #else
    Glibc.send(socket, bytes.baseAddress, bytes.count, flags)
    #endif
  }
}

/// What the system refused.
struct ServerError: Error, CustomStringConvertible {
  let what: String
  let code: Int32

  var description: String { "\(what): \(String(cString: strerror(code)))" }
}
