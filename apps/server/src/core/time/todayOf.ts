import type { Call } from '../context.ts'
import { localDay } from './local.ts'

/** Today in the business time zone. */
export const todayOf = ({ now, services }: Pick<Call, 'now' | 'services'>): string =>
  localDay(now, services.database.timezone)
