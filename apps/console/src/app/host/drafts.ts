/** Separate from the storage keys of spec 000 section 9, in this browser tab only. */
const storageKey = 'admin.drafts'

type Stored = Record<string, Record<string, unknown>>

/** Never stored: passwords and codes of a second step, and signatures, which are valid for one moment only. */
const secret = /password|pwd|totp|(^|_)sign$|^(js)?code$/i

function readAll(): Stored {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Stored
  } catch {
    return {}
  }
}

/** The drafts of the forms on one tab. */
export const draftsOf = (fullPath: string) => ({
  read: (form: string) => readAll()[`${fullPath} ${form}`],
  write: (form: string, values: Record<string, unknown> | undefined) => {
    const drafts = readAll()
    const key = `${fullPath} ${form}`
    if (values === undefined) delete drafts[key]
    else drafts[key] = Object.fromEntries(Object.entries(values).filter(([name]) => !secret.test(name)))
    sessionStorage.setItem(storageKey, JSON.stringify(drafts))
  },
})

/** Discards the input of these tabs. */
export function dropDrafts(tabs: readonly string[]): void {
  const remaining = Object.entries(readAll()).filter(([key]) => !tabs.some((tab) => key.startsWith(`${tab} `)))
  sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(remaining)))
}

export const forgetDrafts = (): void => sessionStorage.removeItem(storageKey)
