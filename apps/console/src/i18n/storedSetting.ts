const storageKey = 'admin.setting'

/** What the user changed of the settings (spec 000 section 9); an unreadable value counts as nothing changed. */
export function readSetting(): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}')
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
  } catch {
    return {}
  }
}

export function writeSetting(change: Record<string, unknown>): void {
  localStorage.setItem(storageKey, JSON.stringify({ ...readSetting(), ...change }))
}
