const storageKey = 'admin.setting'

/** The stored settings of the user (spec 000 section 9); an unreadable value counts as none. */
export function readSetting(): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}')
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
  } catch {
    return {}
  }
}

/** Replaces the stored settings. */
export const writeSetting = (setting: Record<string, unknown>): void =>
  localStorage.setItem(storageKey, JSON.stringify(setting))

export const dropSetting = (): void => localStorage.removeItem(storageKey)
