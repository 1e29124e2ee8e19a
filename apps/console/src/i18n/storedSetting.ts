const storageKey = 'admin.setting'

/** What the user keeps of the settings (spec 000 section 9); an unreadable value counts as nothing kept. */
export function readSetting(): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}')
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
  } catch {
    return {}
  }
}

/** Keeps these settings instead of what was kept before. */
export const writeSetting = (setting: Record<string, unknown>): void =>
  localStorage.setItem(storageKey, JSON.stringify(setting))

export const dropSetting = (): void => localStorage.removeItem(storageKey)
