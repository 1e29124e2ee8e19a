import { create } from 'zustand'

/** Forms with unsaved input and the tab of each; not in the pages, because a hidden page runs no effects. */
const useForms = create<{ tabOf: ReadonlyMap<string, string> }>(() => ({ tabOf: new Map() }))

const warn = (event: BeforeUnloadEvent) => event.preventDefault()

function set(tabOf: ReadonlyMap<string, string>): void {
  useForms.setState({ tabOf })
  // The listener disables the browser's back-forward cache, so it is registered only while needed.
  if (tabOf.size > 0) addEventListener('beforeunload', warn)
  else removeEventListener('beforeunload', warn)
}

/** Sets whether a form on a tab has unsaved input. */
export function setDirty(form: string, tab: string, dirty: boolean): void {
  const { tabOf } = useForms.getState()
  if (tabOf.has(form) === dirty) return
  const next = new Map(tabOf)
  if (dirty) next.set(form, tab)
  else next.delete(form)
  set(next)
}

const tabsOf = (tabOf: ReadonlyMap<string, string>, tabs: readonly string[]) =>
  tabs.filter((tab) => [...tabOf.values()].includes(tab))

/** Which of these tabs have unsaved input; without an argument, which of all tabs. */
export function dirtyTabs(tabs?: readonly string[]): string[] {
  const { tabOf } = useForms.getState()
  return tabs ? tabsOf(tabOf, tabs) : [...new Set(tabOf.values())]
}

/** Whether a tab has unsaved input, for its dot. */
export const useIsDirty = (tab: string): boolean => useForms(({ tabOf }) => tabsOf(tabOf, [tab]).length > 0)

/** Discards the input of these tabs; without an argument, of all tabs. */
export function clearDirty(tabs?: readonly string[]): void {
  const { tabOf } = useForms.getState()
  set(new Map([...tabOf].filter(([, tab]) => tabs && !tabs.includes(tab))))
}
