/**
 * What is still opening takes no click. A person waits until it stands; a program presses and lets go within a millisecond,
 * and between the two a line that slides may have gone on. Runs in a page, so that it may use nothing from around it.
 */
export function holdWhatOpens(): void {
  /** No motion takes so many milliseconds: the browser did not say when it ended, and its class stayed. */
  const longest = 2_000
  const steps = ['prepare', 'start', 'active']
  const classes = ['enter', 'appear'].flatMap((way) => steps.map((step) => `[class*="-${way}-${step}"]`)).join()
  const moving = `:is(${classes}):not([data-opened])`
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`${moving}, ${moving} * { pointer-events: none !important; }`)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  const release = (element: Element) => element.matches(moving) && element.setAttribute('data-opened', '')
  const watch = new MutationObserver((changes) => {
    for (const { target } of changes)
      if (target instanceof Element && target.matches(moving)) setTimeout(release, longest, target)
  })
  watch.observe(document, { subtree: true, attributeFilter: ['class'] })
}
