import type { Ctx } from '@shouya/server/core/context.ts'
import { localDay } from '@shouya/server/core/time/local.ts'

/** Today in the business time zone. */
export const todayOf = ({ now, services }: Pick<Ctx, 'now' | 'services'>): string =>
  localDay(now, services.database.timezone)
