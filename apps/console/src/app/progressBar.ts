import nprogress from 'nprogress'

// nprogress marks its bar with a role that does not exist.
nprogress.configure({ showSpinner: false, template: '<div class="bar"></div>', barSelector: '.bar' })

const running = new Set<object>()

/** Shows the bar at the top until each of those who asked for it has ended it, which a second time does nothing. */
export function startBar(): () => void {
  const own = {}
  if (running.size === 0) nprogress.start()
  running.add(own)
  return () => {
    // A guard that turns away leaves as well, so the bar always ends (console.md 1.13).
    if (running.delete(own) && running.size === 0) nprogress.done()
  }
}
