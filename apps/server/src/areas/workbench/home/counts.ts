import type { Row } from '@shouya/contract/action'
import type { GetHomeCount } from '@shouya/contract/controllers/Home'
import type { Ctx } from '../../../core/context.ts'
import type { Counters } from '../../../core/counts/counted.ts'
import { approvalCounters } from '../../approvals/public.ts'
import {
  checkCounters,
  faultCounters,
  keyCounters,
  moneyBoxCounters,
  videoCounters,
  visitorCounters,
} from '../../daily/public.ts'
import { escortCounters } from '../../escort/public.ts'
import { noticeCounters } from '../../notices/public.ts'
import { rectifyCounters } from '../../rectify/public.ts'
import { accountCounters, logCounters } from '../../settings/public.ts'
import { taskCounters } from '../../tasks/public.ts'
import { remindCounters } from '../remind/counters.ts'

type Counts = Row<typeof GetHomeCount>

/** Every counter that the caller may see, in one statement: each area's are scalar subqueries of it. */
export async function countsOf(ctx: Ctx): Promise<Counts> {
  const counters: Counters<keyof Counts> = {
    ...remindCounters(ctx),
    ...approvalCounters(ctx),
    ...taskCounters(ctx),
    ...checkCounters(ctx),
    ...moneyBoxCounters(ctx),
    ...visitorCounters(ctx),
    ...videoCounters(ctx),
    ...rectifyCounters(ctx),
    ...faultCounters(ctx),
    ...keyCounters(ctx),
    ...escortCounters(ctx),
    ...noticeCounters(ctx),
    ...accountCounters(ctx),
    ...logCounters(ctx),
  }
  return ctx.db
    .selectNoFrom(Object.entries(counters).map(([key, counter]) => counter.as(key)))
    .executeTakeFirstOrThrow() as Promise<Counts>
}
