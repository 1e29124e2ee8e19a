import nprogress from 'nprogress'
import { useEffect } from 'react'
import styles from './Progress.module.css'

// nprogress marks its bar with a role that does not exist.
nprogress.configure({ showSpinner: false, template: '<div class="bar"></div>', barSelector: '.bar' })

let running = 0

function start(): () => void {
  if (running++ === 0) nprogress.start()
  return () => {
    // A guard that turns away leaves as well, so the bar always ends (console.md 1.13).
    if (--running === 0) nprogress.done()
  }
}

/** The bar at the top while a page is on its way, over grey lines where the page will be. */
export default function Progress() {
  useEffect(start, [])
  return (
    <div className={styles.skeleton} aria-busy="true">
      <span className={styles.title} />
      <span />
      <span />
      <span className={styles.short} />
    </div>
  )
}
