import CoreGraphics
import Foundation
public import QuartzCore

/// What is drawn on at present. Drawing is done on one thread only, the main one.
private nonisolated(unsafe) var contexts: [CGContext] = []

/// What is drawn on at present; nil outside of drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? { contexts.last }
/// Draws on something else from now on.
public func UIGraphicsPushContext(_ context: CGContext) { contexts.append(context) }
/// Draws on what came before.
public func UIGraphicsPopContext() { _ = contexts.popLast() }

/// Fills a rectangle with the current color.
public func UIRectFill(_ rect: CGRect) { contexts.last?.fill(rect) }
