/// Code, quiet until somebody asks for it.
enum CodeRules {
  static let text = """
    details { margin-top: 22px; }
    summary { width: fit-content; padding: 5px 14px 5px 12px; border-radius: 99px; cursor: pointer;
      background: var(--track); font-size: 14px; line-height: 20px; list-style: none; }
    summary::-webkit-details-marker { display: none; }
    summary::before { content: "+"; display: inline-block; width: 1.1em; color: var(--soft); }
    [open] > summary::before { content: "–"; }
    .code { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: clamp(20px, 3vw, 44px); padding-top: 6px; }
    h4 { margin-top: 18px; font-size: 14px; line-height: 20px; font-weight: 620; }
    h4 small { margin-inline-start: 6px; color: var(--soft); font-size: 12.5px; font-weight: 400;
      overflow-wrap: anywhere; }
    .example h4:first-child { margin-top: 0; }
    @media (max-width: 599px) { h4 small { display: block; margin: 0; } }
    code { font: 0.9em/1.6 ui-monospace, "SF Mono", Menlo, Consolas, monospace; }
    pre { margin: 8px 0 0; padding: 16px 18px; border-radius: 14px; overflow-x: auto;
      background: var(--code); font-size: 14px; tab-size: 2; }
    pre:focus-visible { outline-offset: -2px; }
    .keyword { color: var(--keyword); }
    .sheen-word { padding: 1px 3px; margin: -1px -3px; border-radius: 5px; color: var(--ink);
      background: var(--mark); font-weight: 600; }
    .type { color: var(--type); }
    .text { color: var(--text); }
    .number { color: var(--number); }
    .comment { color: var(--comment); }
    @media (max-width: 899px) {
      .code { grid-template-columns: minmax(0, 1fr); }
      pre { padding: 14px 16px; font-size: 13px; }
    }
    @media print {
      details::details-content { content-visibility: visible; height: auto; }
      pre { white-space: pre-wrap; border: 1px solid var(--line); }
    }

    """
}
