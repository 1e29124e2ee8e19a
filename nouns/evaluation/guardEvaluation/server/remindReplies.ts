import { linkTo } from '@shouya/noun/noun'
import { everything } from '@shouya/server/core/access/everything.ts'
import { remindAll } from '@shouya/server/core/messages/remind.ts'
import type { Services } from '@shouya/server/core/services.ts'
import { localDay } from '@shouya/server/core/time/local.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import type { Kysely } from 'kysely'
import { adminsOf } from '../../../escort/server/public.ts'
import { guardEvaluation as noun } from '../noun.ts'

const MOST = 500

/** Each morning (job guard_reply_remind): replies of companies that are due today or late; of late ones the evaluator hears too. */
export async function remindReplies({ database }: Pick<Services, 'database'>, now: Date): Promise<void> {
  const db = database.kysely as unknown as Kysely<Unscoped>
  const today = localDay(now, database.timezone)
  const due = await everything(db)
    .selectFrom('guard_evaluation')
    .select([
      'id',
      'staff_name',
      'period_key',
      'dept_name',
      'score',
      'escort_company_id',
      'evaluator_user_id',
      'reply_due',
    ])
    .where('reply_time', 'is', null)
    .where('reply_due', '<=', today)
    .orderBy('reply_due')
    .limit(MOST)
    .execute()
  const companies = [...new Set(due.map(({ escort_company_id }) => escort_company_id))]
  const admins = new Map(await Promise.all(companies.map(async (id) => [id, await adminsOf(db, id)] as const)))
  const messages = due.map(
    ({ id, staff_name, period_key, dept_name, score, escort_company_id, evaluator_user_id, reply_due }) => {
      const isLate = (reply_due ?? '') < today
      return {
        code: 'guard_evaluation_late' as const,
        receivers: [
          ...(admins.get(escort_company_id) ?? []),
          ...(isLate && evaluator_user_id !== null ? [evaluator_user_id] : []),
        ],
        params: { guard: staff_name, period: period_key, dept: dept_name, score, due: reply_due ?? '' },
        link: linkTo(noun, id),
        table: noun.table,
        id,
        level: isLate ? (3 as const) : (2 as const),
      }
    },
  )
  await remindAll(db, messages, now)
}
