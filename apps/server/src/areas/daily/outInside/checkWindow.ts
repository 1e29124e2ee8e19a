import type { Ctx } from '../../../core/context.ts'
import { fail } from '../../../core/failure.ts'
import { instant } from '../../../core/time/local.ts'
import type { Entry } from './rules.ts'

/** What is older than `register.edit_hours` stays as it is (domain 0.3). */
export async function checkWindow({ services, now }: Ctx, { create_time }: Entry): Promise<void> {
  const hours = await services.settings.get('register.edit_hours')
  const filed = instant(create_time, services.database.timezone).getTime()
  if (now.getTime() - filed > hours * 3_600_000) fail('WrongState', { reason: 'outInside.window', params: { hours } })
}
