import { queryClient } from '../api/queryClient.ts'

/** Milliseconds without loading after which the page in front is complete. */
const QUIET = 300

const isQuiet = () => queryClient.isFetching() === 0

/** Resolves when nothing is loading and the browser is idle: the page in front is complete. */
export const calm = (): Promise<void> =>
  new Promise<void>((resolve) => {
    const check = () => (isQuiet() ? end() : wait())
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(check, QUIET)
    }
    let timer = setTimeout(check, QUIET)
    const coming = new PerformanceObserver(wait)
    const end = () => {
      coming.disconnect()
      // Safari does not have it.
      if ('requestIdleCallback' in window) requestIdleCallback(() => resolve())
      else resolve()
    }
    coming.observe({ type: 'resource' })
  })

type Saving = { connection?: { saveData?: boolean } }

/** Loads the code of lists while the user looks at the first page; not on metered connections. */
export async function loadAhead(): Promise<void> {
  if ((navigator as Saving).connection?.saveData) return
  await calm()
  // Opening a list loads them again and reports a failure.
  await Promise.allSettled([import('@shouya/nouns/workbench/home/console/listKit.ts'), import('../ui/DayRange.tsx')])
  performance.mark('loadAhead')
}
