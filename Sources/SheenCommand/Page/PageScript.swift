/// The script that finds the boxes of a page.
///
/// It gives one line of text for each box: its kind, its place and size, four radii, and a number by which the
/// same element is known at another width (0: a line of text). Lines of text reach from the top of capital
/// letters to the baseline, as those found in pixels do.
enum PageScript {
  static func text(height: Int) -> String {
    "(\(source))(\(height))"
  }

  private static let source = #"""
    async (height) => {
      await document.fonts.ready
      const seen = [...document.images].filter(i => i.getBoundingClientRect().top < height)
      await Promise.all(seen.map(i => i.complete ? 0 : new Promise(done => {
        i.addEventListener('load', done)
        i.addEventListener('error', done)
      })))
      await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
      const store = window.__sheenTrace ??= { ids: new WeakMap(), next: 1 }
      const id = element => {
        if (!store.ids.has(element)) store.ids.set(element, store.next++)
        return store.ids.get(element)
      }
      const replaced = new Set(['IMG', 'SVG', 'CANVAS', 'VIDEO', 'IFRAME', 'OBJECT', 'EMBED', 'INPUT',
        'SELECT', 'TEXTAREA', 'BUTTON', 'PROGRESS', 'METER'])
      const skipped = new Set(['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEMPLATE', 'HEAD', 'HR', 'BR', 'WBR'])
      const context = document.createElement('canvas').getContext('2d')
      const fonts = new Map()
      const metrics = style => {
        const font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
        if (!fonts.has(font)) {
          context.font = font
          const m = context.measureText('H')
          fonts.set(font, { ascent: m.fontBoundingBoxAscent, descent: m.fontBoundingBoxDescent,
            cap: m.actualBoundingBoxAscent, size: parseFloat(style.fontSize) })
        }
        return fonts.get(font)
      }
      const isSeen = color => {
        const parts = color.match(/[\d.]+/g)
        return parts !== null && (parts.length < 4 || parseFloat(parts[3]) > 0.05)
      }
      const radii = (style, width, height) => ['TopLeft', 'TopRight', 'BottomRight', 'BottomLeft']
        .map(corner => {
          const text = style['border' + corner + 'Radius'].split(' ')[0]
          const value = parseFloat(text) || 0
          const side = Math.min(width, height)
          return Math.min(text.endsWith('%') ? value / 100 * side : value, side / 2)
        })
      const cut = (rect, clip) => {
        const left = Math.max(rect.left, clip.left), top = Math.max(rect.top, clip.top)
        const right = Math.min(rect.right, clip.right), bottom = Math.min(rect.bottom, clip.bottom)
        return { left, top, right, bottom, width: right - left, height: bottom - top }
      }
      const boxes = []
      const add = (kind, rect, corners, element, at = boxes.length) => {
        if (rect.width < 2 || rect.height < 2) return
        boxes.splice(at, 0, { kind, rect, corners, id: element ? id(element) : 0 })
      }
      const flush = lines => {
        lines.sort((a, b) => a.bottom - b.bottom || a.left - b.left)
        const done = []
        for (const line of lines) {
          const near = done.findLast(other => Math.abs(other.bottom - line.bottom) <= 0.4 * line.size
            && line.left - other.right <= 0.62 * line.size && other.left - line.right <= 0.62 * line.size)
          if (near) {
            near.left = Math.min(near.left, line.left)
            near.right = Math.max(near.right, line.right)
            near.top = Math.min(near.top, line.top)
            near.bottom = Math.max(near.bottom, line.bottom)
          } else {
            done.push(line)
          }
        }
        for (const line of done) {
          add('text', { ...line, width: line.right - line.left, height: line.bottom - line.top },
            [0, 0, 0, 0])
        }
      }
      const read = (node, style, clip, lines) => {
        if (!/\S/.test(node.data) || style.visibility !== 'visible') return
        const range = document.createRange()
        const font = metrics(style)
        const rects = []
        if (style.whiteSpace.startsWith('pre')) {
          // Spaces that are kept belong to the text, but nothing is seen of them.
          for (const line of node.data.matchAll(/\S(?:[^\n]*\S)?/g)) {
            range.setStart(node, line.index)
            range.setEnd(node, line.index + line[0].length)
            rects.push(...range.getClientRects())
          }
        } else {
          range.selectNodeContents(node)
          rects.push(...range.getClientRects())
        }
        for (const rect of rects) {
          const kept = cut(rect, clip)
          if (kept.width < 1.5 || kept.height < 4) continue
          const baseline = rect.top + (rect.height - font.ascent - font.descent) / 2 + font.ascent
          lines.push({ left: kept.left, right: kept.right, top: baseline - font.cap, bottom: baseline,
            size: font.size })
        }
      }
      const walk = (element, behind, clip, lines) => {
        const name = element.tagName.toUpperCase()
        if (skipped.has(name)) return
        const style = getComputedStyle(element)
        if (style.display === 'none' || parseFloat(style.opacity) === 0) return
        const classes = element.classList
        if (classes.contains('sheen-ignore') || classes.contains('sheen-keep')) return
        const rect = element.getBoundingClientRect()
        const isVisible = style.visibility === 'visible'
        const isInline = style.display === 'inline'
        if (classes.contains('sheen-unite') || replaced.has(name) && style.display !== 'contents') {
          const kept = cut(rect, clip)
          if (isVisible && !(name === 'INPUT' && element.type === 'hidden')) {
            add('area', kept, radii(style, rect.width, rect.height), element)
          }
          return
        }
        const color = style.backgroundColor
        const isFilled = isSeen(color) && color !== behind || style.backgroundImage !== 'none'
        const sides = ['Top', 'Right', 'Bottom', 'Left'].filter(side =>
          style[`border${side}Style`] !== 'none' && parseFloat(style[`border${side}Width`]) > 0
          && isSeen(style[`border${side}Color`]))
        const isRoot = element === document.body || element === document.documentElement
        const isBox = isVisible && !isRoot && !isInline && (isFilled || sides.length > 2)
          && rect.width >= 6 && rect.height >= 3
        const inner = style.overflowX === 'visible' || isRoot || isInline ? clip : cut(rect, clip)
        const ownLines = isInline || style.display === 'contents' ? lines : []
        const first = boxes.length
        const under = isSeen(color) ? color : behind
        for (const child of (element.shadowRoot ?? element).childNodes) {
          if (child.nodeType === 3) read(child, style, inner, ownLines)
          if (child.nodeType === 1) walk(child, under, inner, ownLines)
        }
        if (ownLines !== lines) flush(ownLines)
        if (!isBox) return
        const kept = cut(rect, clip)
        const corners = radii(style, rect.width, rect.height)
        const within = boxes.slice(first).filter(box => box.kind !== 'surface')
        const isHeld = within.every(box => box.rect.bottom <= rect.bottom + 1)
        if (within.length === 0) {
          if (isFilled && kept.height > 1.7) add('area', kept, corners, element)
        } else if (isHeld && (rect.height <= 36 || rect.height <= 64 && within.length <= 2)
          && rect.width >= 12 && rect.width < 0.9 * innerWidth + 40) {
          boxes.length = first
          add('area', kept, corners, element)
        } else {
          add('surface', kept, corners, element, first)
        }
      }
      const screen = { left: 0, top: 0, right: innerWidth, bottom: height }
      const lines = []
      walk(document.body, getComputedStyle(document.documentElement).backgroundColor, screen, lines)
      const round = number => Math.round(number * 100) / 100
      return boxes.map(box => [box.kind, box.rect.left, box.rect.top, box.rect.width, box.rect.height,
        ...box.corners, box.id].map(part => typeof part === 'number' ? round(part) : part).join(' '))
        .join('\n')
    }
    """#
}
