/// The bar with the choices, which stays at the top.
enum BarRules {
  static let text = """
    .bar { position: sticky; top: 0; z-index: 2; display: flex; align-items: center; gap: 10px;
      min-height: 60px; padding: 10px max(var(--gutter), (100vw - 1440px) / 2 + var(--gutter));
      border-bottom: 1px solid var(--line); background: var(--page);
      background: color-mix(in srgb, var(--page) 82%, transparent);
      -webkit-backdrop-filter: blur(18px); backdrop-filter: blur(18px); }
    .brand { display: flex; align-items: center; gap: 10px; margin-inline-end: auto;
      font-weight: 640; letter-spacing: -0.02em; text-decoration: none; }
    .mark { width: 24px; height: 24px; fill: var(--ink); }
    .mark .lit { fill: var(--lit); }
    fieldset { display: flex; margin: 0; padding: 3px; border: 0; border-radius: 11px; min-width: 0;
      background: var(--track); font-size: 13.5px; line-height: 20px; }
    .bar label { position: relative; cursor: pointer; }
    .bar input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: pointer; }
    .bar label span { display: block; padding: 4px 12px; border-radius: 8px; color: var(--soft); }
    .bar input:checked + span { background: var(--chip); color: var(--ink);
      box-shadow: 0 0 0 0.5px var(--line), 0 1px 3px var(--shade); }
    .bar input:focus-visible + span { outline: 2px solid var(--ink); outline-offset: 2px; }
    @media (max-width: 599px) {
      .bar { gap: 8px; justify-content: space-between; padding-inline: 12px; }
      .brand { display: none; }
      .bar label span { padding-inline: 9px; }
    }
    @media (max-width: 379px) { .bar label span { padding-inline: 6px; font-size: 12px; } }
    @media (forced-colors: active) {
      .bar input:checked + span { outline: 2px solid Highlight; }
    }
    @media print { .bar { display: none; } }

    """
}
