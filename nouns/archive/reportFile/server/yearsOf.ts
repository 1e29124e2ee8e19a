import type { Services } from '@shouya/server/core/services.ts'

/** For how many years something is kept (parameter `archive.retention_years`). */
export async function yearsOf({ settings }: Pick<Services, 'settings'>, key: string): Promise<number> {
  const years = (await settings.get('archive.retention_years'))[key]
  if (years === undefined) throw new Error(`archive.retention_years has no ${key}`)
  return years
}
