/// Which of the four variants is seen, by the choices in the bar. A browser that cannot ask an element
/// what is in it shows all four.
enum VariantRules {
  static let text = """
    .light-only { color-scheme: light; }
    .dark-only { color-scheme: dark; }
    :root:has(#light:checked) { color-scheme: light; }
    :root:has(#dark:checked) { color-scheme: dark; }
    :root:has(#light:checked) .dark-only, :root:has(#dark:checked) .light-only,
    :root:has(#ltr:checked) .rtl-only, :root:has(#rtl:checked) .ltr-only { display: none; }
    @media (prefers-color-scheme: dark) {
      :root:has(#system:checked) .light-only { display: none; }
    }
    @media not all and (prefers-color-scheme: dark) {
      :root:has(#system:checked) .dark-only { display: none; }
    }
    .still, :root:has(#pause:checked) .moving { display: none; }
    :root:has(#pause:checked) .still { display: block; }
    :root:has(#pause:checked) { --sheen-play: paused; }
    :root:has(#pause:checked) svg * { animation-play-state: paused; }
    @media (prefers-reduced-motion: reduce) {
      .moving, .bar fieldset:last-child { display: none; }
      .still { display: block; }
    }

    """
}
