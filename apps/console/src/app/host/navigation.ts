type Options = { replace?: boolean; state?: { title: string } }
type Navigator = (to: string, options?: Options) => void

let navigator: Navigator = (to) => location.assign(to)

/** The router lives above this folder and hands itself in at start. */
export function setNavigator(next: Navigator): void {
  navigator = next
}

/** Goes to a path with its query, from outside of components too; a new tab there takes the title. */
export const goTo = (to: string, title?: string): void => navigator(to, title === undefined ? {} : { state: { title } })

/** The same without a new entry in the browser's history. */
export const replaceBy = (to: string): void => navigator(to, { replace: true })
