import type { Ctx } from '@shouya/server/core/context.ts'
import { instant } from '@shouya/server/core/time/local.ts'

/**
 * The hours in which a record can be changed or taken back (domain 0.3), and a function that tells whether a record of
 * a given time can be.
 */
export async function editWindow({ services, now }: Pick<Ctx, 'services' | 'now'>) {
  const hours = await services.settings.get('register.edit_hours')
  const since = now.getTime() - hours * 3_600_000
  const isOpen = (filed: string | null): boolean =>
    filed !== null && instant(filed, services.database.timezone).getTime() >= since
  return { hours, isOpen }
}
