type Navigator = (to: string) => void

let navigator: Navigator = (to) => location.assign(to)

/** The router lives above this folder and hands itself in at start. */
export function setNavigator(next: Navigator): void {
  navigator = next
}

/** Opens a page of the console by its path and query; asks first when the page in front has unsaved input. */
export function openTab(to: string): void {
  navigator(to)
}
