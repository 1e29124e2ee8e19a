/**
 * What is still opening takes no click. A person waits until it stands; a program presses and lets go within a millisecond,
 * and between the two a line that slides may have gone on. Runs in a page, so that it may use nothing from around it.
 */
export function holdWhatOpens(): void {
  const steps = ['prepare', 'start', 'active']
  const moving = ['enter', 'appear'].flatMap((way) => steps.map((step) => `[class*="-${way}-${step}"]`)).join()
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`:is(${moving}), :is(${moving}) * { pointer-events: none !important; }`)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
