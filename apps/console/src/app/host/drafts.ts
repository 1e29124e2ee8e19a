/** Beside the storage keys of spec 000 section 9, in this browser tab only. */
const storageKey = 'admin.drafts'

type Stored = Record<string, Record<string, unknown>>

/** Never written down: passwords and codes of a second step, and signatures, which stand for one moment. */
const secret = /password|pwd|totp|(^|_)sign$|^(js)?code$/i

function all(): Stored {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Stored
  } catch {
    return {}
  }
}

/** The drafts of the forms on one tab. */
export const draftsOf = (fullPath: string) => ({
  read: (form: string) => all()[`${fullPath} ${form}`],
  write: (form: string, values: Record<string, unknown> | undefined) => {
    const drafts = all()
    const key = `${fullPath} ${form}`
    if (values === undefined) delete drafts[key]
    else drafts[key] = Object.fromEntries(Object.entries(values).filter(([name]) => !secret.test(name)))
    sessionStorage.setItem(storageKey, JSON.stringify(drafts))
  },
})

/** The input of these tabs is given up. */
export function dropDrafts(tabs: readonly string[]): void {
  const kept = Object.entries(all()).filter(([key]) => !tabs.some((tab) => key.startsWith(`${tab} `)))
  sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(kept)))
}

export const forgetDrafts = (): void => sessionStorage.removeItem(storageKey)
