const prefix = 'admin.draft.'

/** What somebody typed and has not yet sent, kept through a reload of this browser tab. Never passwords. */
export function readDraft<T>(key: string): T | undefined {
  try {
    const text = sessionStorage.getItem(prefix + key)
    return text === null ? undefined : (JSON.parse(text) as T)
  } catch {
    return undefined
  }
}

export function saveDraft(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(prefix + key, JSON.stringify(value))
  } catch {
    // A full store loses the draft, not the form.
  }
}

export const dropDraft = (key: string): void => sessionStorage.removeItem(prefix + key)

/** At sign-out: the next user of this browser must not find them. */
export function dropDrafts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key)
}
