/** How far from the screen a control is made, in px: further than a turn of the wheel goes. */
const MARGIN = '300px 0px'

const callbacks = new WeakMap<Element, () => void>()
let observer: IntersectionObserver | undefined

/** Calls once when the element comes near the screen; where nothing can be observed, at once. Returns how to stop. */
export function watchNear(element: Element, callback: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    callback()
    return () => undefined
  }
  // `scrollMargin` is for forms that scroll in a pane of their own.
  const options: IntersectionObserverInit & { scrollMargin: string } = { rootMargin: MARGIN, scrollMargin: MARGIN }
  observer ??= new IntersectionObserver(arrive, options)
  const watching = observer
  callbacks.set(element, callback)
  watching.observe(element)
  return () => watching.unobserve(element)
}

function arrive(entries: readonly IntersectionObserverEntry[], watching: IntersectionObserver): void {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue
    watching.unobserve(target)
    callbacks.get(target)?.()
  }
}
