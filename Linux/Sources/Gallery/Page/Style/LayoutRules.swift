/// The page as a whole: its type, its hero and its chapters.
enum LayoutRules {
  static let text = """
    * { box-sizing: border-box; }
    :root { --gutter: clamp(18px, 4.4vw, 64px); scroll-padding-top: 84px; }
    @media (prefers-reduced-motion: no-preference) { :root { scroll-behavior: smooth; } }
    body {
      margin: 0; background: var(--page); color: var(--ink);
      font: 17px/1.55 system-ui, -apple-system, "Segoe UI", "Helvetica Neue", sans-serif;
      -webkit-text-size-adjust: 100%; text-rendering: optimizeLegibility;
    }
    .hero, main, footer { max-width: 1440px; margin-inline: auto; padding-inline: var(--gutter); }
    h1, h2, h3, h4, p, figure, ul { margin: 0; padding: 0; }
    h1, h2, h3 { text-wrap: balance; line-height: 1.05; }
    a { color: inherit; text-decoration-color: var(--lit); text-underline-offset: 3px; }
    a:hover { text-decoration-thickness: 2px; }
    a:focus-visible, summary:focus-visible, [tabindex]:focus-visible {
      outline: 2px solid currentColor; outline-offset: 4px; border-radius: 8px;
    }
    .unseen, legend {
      position: absolute; width: 1px; height: 1px; margin: -1px; padding: 0; overflow: hidden;
      clip-path: inset(50%); white-space: nowrap;
    }
    .lead { max-width: 60ch; color: var(--soft); font-size: clamp(17px, 1.5vw, 21px);
      text-wrap: pretty; }

    .hero { padding-block: clamp(48px, 8vw, 112px) 0; }
    h1 { font-size: clamp(34px, 8.2vw + 6px, 116px); font-weight: 680; letter-spacing: -0.045em;
      line-height: 0.98; }
    h1 span { display: block; width: fit-content; padding-bottom: 0.1em; color: transparent;
      background: linear-gradient(110deg, var(--ink) 38%, var(--lit) 54%, var(--ink) 70%);
      -webkit-background-clip: text; background-clip: text; }
    .hero .lead { margin-block: clamp(18px, 2vw, 28px) clamp(32px, 4.5vw, 64px); }
    /* Without this sheet there would be nothing to see, in a large box: so they are hidden then. */
    .show, .flow > div { display: block; }
    .show { --sheen-angle: 20deg; border-radius: clamp(20px, 2.4vw, 34px); overflow: hidden;
      background: var(--sheen-background);
      box-shadow: 0 0 0 1px var(--line), 0 50px 90px -50px var(--shade); }
    .narrow { display: none; }
    nav ul { display: flex; flex-wrap: wrap; gap: 6px 22px; margin-top: clamp(28px, 3vw, 44px);
      list-style: none; font-size: 15px; }
    nav a { display: block; padding-block: 4px; color: var(--soft); text-decoration: none; }
    nav a:hover { color: var(--ink); text-decoration: underline; }

    .chapter { padding-top: clamp(88px, 11vw, 168px); }
    h2 { margin-bottom: 14px; font-size: clamp(34px, 4.6vw, 64px); font-weight: 660;
      letter-spacing: -0.04em; }
    article { margin-top: clamp(48px, 5.5vw, 80px); padding-top: 22px;
      border-top: 1px solid var(--line); }
    article > header { display: flex; flex-wrap: wrap; align-items: baseline; gap: 2px 16px;
      margin-bottom: 26px; }
    h3 { font-size: clamp(22px, 2vw, 28px); font-weight: 640; letter-spacing: -0.025em; }
    article > header p { color: var(--soft); }
    article > header p::first-letter { text-transform: uppercase; }

    footer { padding-block: clamp(88px, 11vw, 168px) 72px; color: var(--soft); font-size: 15px; }
    footer p { max-width: 76ch; padding-top: 22px; border-top: 1px solid var(--line); }
    @media (max-width: 759px) {
      .wide { display: none; }
      .narrow { display: block; }
    }
    @media (forced-colors: active) { h1 span { background: none; color: CanvasText; } }

    """
}
