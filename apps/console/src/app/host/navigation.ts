type Options = { replace?: boolean; state?: { title: string } }
type Navigator = (to: string, options?: Options) => void

let navigator: Navigator = (to) => location.assign(to)

/** The router is above this folder and registers itself at start. */
export function setNavigator(next: Navigator): void {
  navigator = next
}

/** Goes to a path with its query, also from outside of components; a new tab there gets the title. */
export const goTo = (to: string, title?: string): void => navigator(to, title === undefined ? {} : { state: { title } })

/** The same without a new entry in the browser's history. */
export const replaceBy = (to: string): void => navigator(to, { replace: true })
