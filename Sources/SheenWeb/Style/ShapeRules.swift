/// The part of a style sheet that is the same for every style: groups, rows and columns, shapes, and
/// what becomes of them in print and in forced colors.
enum ShapeRules {
  // `--sheen-ink` is the color of a placeholder and `--sheen-paper` that of a gap. They are the
  // palette's colors, but for a stencil, which is drawn in white on black and made into holes.
  //
  // What is clipped is painted above what is not, wherever it is written. Isolated, all of them are
  // painted in the order of the skeleton, so that a gap is above what lies behind it.
  static let text = """
    .sheen { position: relative; }
    .sheen-scope {
      --sheen-ink: var(--sheen-base);
      --sheen-paper: var(--sheen-background);
      position: relative;
      isolation: isolate;
      clip-path: inset(0);
    }
    .sheen-full, .sheen-full > .sheen-scope, .sheen-full .sheen-skeleton, .sheen-full .sheen-tree {
      height: 100%;
    }
    .sheen-status {
      position: absolute;
      width: 1px;
      height: 1px;
      margin: -1px;
      padding: 0;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
    .sheen-tree, .sheen-tree * { box-sizing: border-box; min-width: 0; min-height: 0; }
    .sheen-row { display: flex; }
    .sheen-column { display: flex; flex-direction: column; }
    .sheen-cell, .sheen-tree { display: grid; grid-template: minmax(0, 1fr) / minmax(0, 1fr); }
    .sheen-cell > *, .sheen-tree > * { grid-area: 1 / 1; }
    .sheen-fill { overflow: hidden; }
    .sheen-shape, .sheen-gap, .sheen-outline { isolation: isolate; }
    .sheen-shape { background-color: var(--sheen-ink); }
    .sheen-gap { background-color: var(--sheen-paper); }
    .sheen-capsule { border-radius: 1000000px; }
    .sheen-circle { clip-path: circle(); }
    .sheen-outline { overflow: visible; width: 100%; height: 100%; stroke: var(--sheen-paper); }
    .sheen-flipped { transform: scaleX(var(--sheen-flip)); }
    .sheen-path { --sheen-flip: 1; }
    .sheen-path:dir(rtl) { --sheen-flip: -1; }
    .sheen-flood { flood-color: var(--sheen-background); }
    .sheen-filter { position: absolute; width: 0; height: 0; }
    .sheen-light { display: none; overflow: hidden; inset: 0; }
    .sheen-placeholder {
      background-color: var(--sheen-base) !important;
      background-image: none !important;
      border-color: transparent !important;
      border-radius: var(--sheen-radius, 6px);
      color: transparent !important;
      cursor: default;
      pointer-events: none;
      text-shadow: none !important;
      user-select: none;
    }
    .sheen-placeholder > * { visibility: hidden !important; }
    @media print {
      .sheen-shape, .sheen-placeholder { print-color-adjust: exact; }
    }
    @media (forced-colors: active) {
      .sheen-shape, .sheen-placeholder {
        background-color: Canvas !important;
        outline: 1px solid CanvasText;
        outline-offset: -1px;
      }
      .sheen-circle, .sheen-path {
        background-color: CanvasText !important;
        forced-color-adjust: none;
        outline: none;
      }
    }

    """
}
