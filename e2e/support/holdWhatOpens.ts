/**
 * What is still opening takes no clicks. A person waits until it has opened; a program presses and releases within a
 * millisecond, and a sliding line may move in between. Runs in a page, so it must be self-contained.
 */
export function holdWhatOpens(): void {
  /** No motion takes so many milliseconds: the browser did not report its end, and its class stayed. */
  const longest = 2_000
  const steps = ['prepare', 'start', 'active']
  const classes = ['enter', 'appear'].flatMap((phase) => steps.map((step) => `[class*="-${phase}-${step}"]`)).join()
  const moving = `:is(${classes}):not([data-opened])`
  const styleSheet = new CSSStyleSheet()
  styleSheet.replaceSync(`${moving}, ${moving} * { pointer-events: none !important; }`)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, styleSheet]
  const release = (element: Element) => element.matches(moving) && element.setAttribute('data-opened', '')
  const watch = new MutationObserver((changes) => {
    for (const { target } of changes)
      if (target instanceof Element && target.matches(moving)) setTimeout(release, longest, target)
  })
  watch.observe(document, { subtree: true, attributeFilter: ['class'] })
}
