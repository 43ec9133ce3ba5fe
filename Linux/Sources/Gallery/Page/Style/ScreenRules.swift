/// A screen by every renderer side by side, and the frames that pictures are in.
enum ScreenRules {
  static let text = """
    .row { display: grid; grid-template-columns: repeat(5, minmax(0, 1fr));
      gap: clamp(16px, 2vw, 28px); }
    .phone { padding: 6px; border-radius: 36px; background: var(--bezel);
      box-shadow: inset 0 0 0 1.5px var(--edge), 0 36px 56px -36px var(--shade); }
    .phone .variant { border-radius: 30px; }
    .sheet { overflow: hidden; border-radius: 22px;
      box-shadow: 0 0 0 1px var(--line), 0 30px 48px -36px var(--shade); }
    .variant { position: relative; container-type: inline-size; content-visibility: auto;
      aspect-ratio: var(--w) / var(--h); overflow: hidden; background: var(--sheen-background); }
    .variant > img, .variant > svg { width: 100%; height: auto; }
    .variant > svg { display: block; }
    .moving { display: block; }
    .flow > div { position: absolute; left: 0; top: 0; transform-origin: 0 0;
      width: calc(var(--w) * 1px); height: calc(var(--h) * 1px);
      scale: tan(atan2(100cqw, calc(var(--w) * 1px))); }
    figcaption { margin-top: 16px; color: var(--soft); font-size: 14px; line-height: 20px; }
    figcaption strong { margin-inline-end: 5px; color: var(--ink); font-weight: 620; }
    @media screen and (max-width: 1159px) {
      .row { display: flex; gap: 20px; overflow-x: auto; overscroll-behavior-x: contain;
        margin-inline: calc(-1 * var(--gutter)); padding: 2px var(--gutter) 10px;
        scroll-snap-type: x proximity; scroll-padding-inline: var(--gutter); }
      .row figure { flex: none; width: 232px; scroll-snap-align: start; }
    }

    .example { display: grid; grid-template: auto 1fr / minmax(0, 360px) minmax(0, 1fr);
      column-gap: clamp(28px, 5vw, 88px); }
    .example > header { display: block; }
    .example > header p { margin-top: 6px; }
    .example > figure { grid-area: 2 / 1; align-self: start; position: sticky; top: 88px; }
    .example > div { grid-area: 1 / 2 / 3 / 3; }
    .example .variant { aspect-ratio: 39 / 40; }
    .example .variant > img { height: 100%; object-fit: cover; object-position: top; }
    @media (max-width: 899px) {
      .example { display: block; }
      .example > figure { position: static; max-width: 390px; margin-bottom: 28px; }
    }
    @media print {
      article > header, figure { break-inside: avoid; }
      .row { gap: 12px; }
      .phone, .sheet { box-shadow: 0 0 0 1px var(--line); }
    }

    """
}
