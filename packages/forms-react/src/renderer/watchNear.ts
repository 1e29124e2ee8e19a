/** Distance from the screen in px at which controls are mounted: more than one turn of a mouse wheel scrolls. */
const MARGIN = '300px 0px'

type Callback = (isOnScreen: boolean) => void

const callbacks = new WeakMap<Element, Callback>()
let observer: IntersectionObserver | undefined

/**
 * Calls back once when the element comes near the screen, with whether it is visible already; without
 * IntersectionObserver immediately. Returns a function that stops observing.
 */
export function watchNear(element: Element, callback: Callback): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    callback(true)
    return () => undefined
  }
  // `scrollMargin` applies to forms inside a scrolling pane.
  const options: IntersectionObserverInit & { scrollMargin: string } = { rootMargin: MARGIN, scrollMargin: MARGIN }
  observer ??= new IntersectionObserver(arrive, options)
  const watching = observer
  callbacks.set(element, callback)
  watching.observe(element)
  return () => watching.unobserve(element)
}

function arrive(entries: readonly IntersectionObserverEntry[], watching: IntersectionObserver): void {
  for (const { isIntersecting, target, boundingClientRect } of entries) {
    if (!isIntersecting) continue
    watching.unobserve(target)
    const { top, bottom } = boundingClientRect
    callbacks.get(target)?.(bottom > 0 && top < window.innerHeight)
  }
}
