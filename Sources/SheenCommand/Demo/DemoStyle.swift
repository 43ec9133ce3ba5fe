/// How the demo's page looks.
enum DemoStyle {
  /// The mark of three slanted bars, the middle one being the light.
  static let mark = """
    <svg class="mark" viewBox="0 0 40 40" aria-hidden="true">
    <path d="M20 1 25 6 6 25 1 20z"/><path class="lit" d="M27 8 32 13 13 32 8 27z"/>
    <path d="M34 15 39 20 20 39 15 34z"/>
    </svg>
    """

  static let css = """
    :root {
      --page: #f3f3f5; --card: #fff; --ink: #16161a; --soft: #5f5f69; --line: #dedee3;
      --bezel: #1b1b1f; --edge: #3c3c44; --lit: #8f8fa0; --shade: 20 20 40;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --page: #08080a; --card: #121212; --ink: #f1f1f4; --soft: #9b9ba6; --line: #26262b;
        --bezel: #1f1f24; --edge: #3a3a42; --lit: #cfcfe0; --shade: 0 0 0;
      }
    }
    * { box-sizing: border-box; }
    body {
      margin: 0; background: var(--page); color: var(--ink);
      font: 16px/1.5 system-ui, -apple-system, "Segoe UI", "Helvetica Neue", sans-serif;
      -webkit-text-size-adjust: 100%;
    }
    header, main, footer { max-width: 1480px; margin: 0 auto; padding: 0 clamp(18px, 4.5vw, 72px); }
    header { padding-top: clamp(48px, 8vw, 104px); }
    .mark { width: 44px; height: 44px; fill: var(--ink); }
    .mark .lit { fill: var(--lit); }
    h1 {
      margin: 20px 0 12px; font-size: clamp(36px, 6vw, 68px); line-height: 1.1;
      letter-spacing: -0.035em; font-weight: 700; width: fit-content; color: transparent;
      background: linear-gradient(110deg, var(--ink) 42%, var(--lit) 56%, var(--ink) 70%);
      -webkit-background-clip: text; background-clip: text;
    }
    header p { max-width: 58ch; margin: 0; color: var(--soft); font-size: clamp(17px, 1.5vw, 20px); }
    header p + p { margin-top: 14px; }
    code { font: 0.86em/1.5 ui-monospace, "SF Mono", Menlo, Consolas, monospace; }
    h2 {
      margin: clamp(56px, 7vw, 96px) 0 clamp(24px, 3vw, 36px); padding-top: 16px;
      border-top: 1px solid var(--line); font-size: 22px; letter-spacing: -0.015em;
    }
    .cards { display: grid; gap: 0 clamp(16px, 2.8vw, 44px); }
    .screens { grid-template-columns: repeat(5, 1fr); }
    .pieces { grid-template-columns: repeat(4, 1fr); }
    article {
      display: grid; grid-row: span 5; grid-template-rows: subgrid; align-content: start;
      min-width: 0; margin-bottom: clamp(40px, 5vw, 68px);
    }
    .cards { margin-bottom: calc(-1 * clamp(40px, 5vw, 68px)); }
    picture, img { display: block; }
    img { width: 100%; height: auto; }
    .phone {
      padding: 9px; border-radius: 40px; background: var(--bezel);
      box-shadow: inset 0 0 0 1.5px var(--edge), 0 24px 48px -20px rgb(var(--shade) / 0.35);
    }
    .phone img { border-radius: 31px; }
    .sheet {
      display: grid; align-items: center; overflow: hidden;
      border: 1px solid var(--line); border-radius: 24px; background: var(--card);
    }
    h3 { margin: 22px 0 2px; font-size: 18px; letter-spacing: -0.01em; }
    article p { margin: 0 0 14px; color: var(--soft); font-size: 15px; text-wrap: pretty; }
    table { border-collapse: collapse; width: 100%; align-self: start; font-size: 14px; }
    td { padding: 3px 0; border-top: 1px solid var(--line); white-space: nowrap; }
    td + td { text-align: right; padding-left: 6px; }
    a { color: inherit; text-decoration-color: var(--lit); text-underline-offset: 3px; }
    a:hover { text-decoration-thickness: 2px; }
    a:focus-visible { outline: 2px solid currentColor; outline-offset: 3px; border-radius: 4px; }
    small { color: var(--soft); font-size: 13px; font-variant-numeric: tabular-nums; }
    .line {
      margin-top: 14px; padding: 9px 12px; border: 1px solid var(--line); border-radius: 12px;
      background: var(--card); font-size: 12.5px; overflow-wrap: anywhere;
    }
    .line span { display: inline-block; }
    @media (max-width: 1159px) {
      .cards { grid-template-columns: 1fr 1fr; }
      .screens .dark small { display: none; }
      .screens .line { padding: 8px 10px; font-size: 11px; }
    }
    @media (min-width: 601px) and (max-width: 1159px) {
      .screens article {
        grid-row: auto; grid-template: auto auto auto 1fr / 50% 1fr; column-gap: 20px;
      }
      .phone { grid-row: 1 / 5; align-self: start; }
      .screens :is(h3, p, table, .line) { grid-column: 2; }
      .screens h3 { margin-top: 12px; }
      .line { align-self: start; }
    }
    @media (max-width: 600px) {
      .pieces { grid-template-columns: 1fr; }
      .phone { padding: 6px; border-radius: 27px; }
      .phone img { border-radius: 21px; }
    }
    @media (forced-colors: active) { h1 { background: none; color: CanvasText; } }
    .formats {
      display: grid; gap: 24px clamp(16px, 2.8vw, 44px); margin: 0;
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 268px), 1fr));
    }
    dt { font-weight: 600; }
    dd { margin: 2px 0 0; color: var(--soft); font-size: 15px; }
    dd small { display: block; margin-top: 4px; }
    footer {
      margin-top: clamp(56px, 8vw, 96px); padding-bottom: 56px; color: var(--soft); font-size: 14px;
    }
    footer p { margin: 0; padding-top: 16px; border-top: 1px solid var(--line); }

    """
}
