import nprogress from 'nprogress'

// nprogress's default bar has an invalid role.
nprogress.configure({ showSpinner: false, template: '<div class="bar"></div>', barSelector: '.bar' })

const running = new Set<object>()

/** Shows the bar at the top until every caller has ended it; ending twice does nothing. */
export function startBar(): () => void {
  const token = {}
  if (running.size === 0) nprogress.start()
  running.add(token)
  return () => {
    // A guard that redirects unmounts too, so the bar always ends (console.md 1.13).
    if (running.delete(token) && running.size === 0) nprogress.done()
  }
}
