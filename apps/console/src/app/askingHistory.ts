import type { HistoryRouterProps } from 'react-router'

export type History = HistoryRouterProps['history']

type Leave = { pending: () => boolean; mayLeave: () => Promise<boolean> }

const pathOf = (to: Parameters<History['push']>[0]) =>
  typeof to === 'string' ? (to.match(/^[^?#]*/)?.[0] ?? '') : (to.pathname ?? '')

/**
 * The browser's history, but another page is opened only after `mayLeave`; a change of the query stays on the page.
 * react-router offers blocking only together with its data router, a tenth of what sign-in may weigh.
 */
export function askingHistory(history: History, { pending, mayLeave }: Leave): History {
  let returning = false

  const guarded = (to: Parameters<History['push']>[0], go: () => void) => {
    const path = pathOf(to)
    const stays = path === '' || path === history.location.pathname
    if (stays || !pending()) return go()
    void mayLeave().then((leaves) => leaves && go())
  }

  return {
    get action() {
      return history.action
    },
    get location() {
      return history.location
    },
    createHref: (to) => history.createHref(to),
    createURL: (to) => history.createURL(to),
    encodeLocation: (to) => history.encodeLocation(to),
    go: (delta) => history.go(delta),
    push: (to, state) => guarded(to, () => history.push(to, state)),
    replace: (to, state) => guarded(to, () => history.replace(to, state)),
    listen: (listener) => {
      let shown = history.location
      return history.listen((update) => {
        const { action, location, delta } = update
        if (returning) {
          returning = false
          return
        }
        if (action === 'POP' && delta && pending() && location.pathname !== shown.pathname) {
          // The browser has already moved: go back at once, and on again when the answer is yes.
          returning = true
          history.go(-delta)
          void mayLeave().then((leaves) => leaves && history.go(delta))
          return
        }
        shown = location
        listener(update)
      })
    },
  }
}
