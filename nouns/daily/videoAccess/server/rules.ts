import { instant } from '@shouya/server/core/time/local.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Selectable } from 'kysely'

export type Access = Selectable<DB['video_access']>

const OPEN_DAYS = 7

/** An application expires after a week (domain 4.6). */
export const OPEN_FOR = OPEN_DAYS * 86_400_000

/** The end of the time in which it may be carried out. */
export const expireTime = ({ submit_time }: Pick<Access, 'submit_time'>, timezone: string): Date =>
  new Date(instant(submit_time ?? '', timezone).getTime() + OPEN_FOR)
