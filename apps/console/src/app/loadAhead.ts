import { queryClient } from '../api/queryClient.ts'

/** Milliseconds without a file or an answer after which the page in front has what it needs. */
const QUIET = 300

const isQuiet = () => queryClient.isFetching() === 0

/** Until nothing comes any more and the browser has nothing to do. */
const calm = () =>
  new Promise<void>((resolve) => {
    const ask = () => (isQuiet() ? end() : wait())
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(ask, QUIET)
    }
    let timer = setTimeout(ask, QUIET)
    const coming = new PerformanceObserver(wait)
    const end = () => {
      coming.disconnect()
      // Safari has no such call.
      if ('requestIdleCallback' in window) requestIdleCallback(() => resolve())
      else resolve()
    }
    coming.observe({ type: 'resource' })
  })

type Saving = { connection?: { saveData?: boolean } }

/** While somebody looks at the first page comes what lists need; not where data are dear. */
export async function loadAhead(): Promise<void> {
  if ((navigator as Saving).connection?.saveData) return
  await calm()
  // Who opens a list asks for them again and hears why they do not come.
  await Promise.allSettled([import('@shouya/nouns/workbench/home/console/listKit.ts'), import('../ui/DayRange.tsx')])
  performance.mark('loadAhead')
}
