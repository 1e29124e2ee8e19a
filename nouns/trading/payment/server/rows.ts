import type { Row } from '@shouya/contract/action'
import { filtersOf } from '@shouya/noun/counters'
import type { CounterName } from '@shouya/noun/noun'
import { everything } from '@shouya/server/core/access/everything.ts'
import { type Ctx, can } from '@shouya/server/core/context.ts'
import { type Counters, counted } from '@shouya/server/core/counts/counted.ts'
import { localDay } from '@shouya/server/core/time/local.ts'
import { conditionsIn } from '@shouya/server/noun/lists.ts'
import { allOf, when } from '@shouya/server/registers/filters.ts'
import { type RawBuilder, sql } from 'kysely'
import type { GetNoticePageList, NoticeFilters } from '../contract.ts'
import { oddOutcomes, payment } from '../noun.ts'

type Asked = Partial<NoticeFilters> & Pick<NoticeFilters, 'keywords'>

const isOpen = sql`payment_notice.outcome in (${sql.join(oddOutcomes.map((outcome) => sql.lit(outcome)))})
  and payment_notice.settle_time is null`

/** Whoever does not see all of the platform's money sees none of this. */
export const seen = ({ user }: Pick<Ctx, 'user'>): RawBuilder<boolean>[] =>
  user.scope.kind === 'all' ? [] : [sql`false`]

export const conditionsOf = (ctx: Pick<Ctx, 'user'>, { keywords, open, outcome, provider, ...query }: Asked) =>
  allOf([
    ...seen(ctx),
    ...conditionsIn(payment, { ...query, keywords: '' }),
    ...when(open, isOpen),
    ...when(outcome, sql`payment_notice.outcome = ${outcome}`),
    ...when(provider, sql`payment_notice.provider = ${provider}`),
    ...(keywords ? [sql<boolean>`(payment_notice.trade_no = ${keywords} or payment_notice.pay_no = ${keywords})`] : []),
  ])

/** Calls with the payment that they name. */
export const selectNotices = ({ db }: Pick<Ctx, 'db'>) =>
  everything(db)
    .selectFrom('payment_notice')
    .leftJoin('payment', 'payment.id', 'payment_notice.payment_id')
    .select([
      'payment_notice.id',
      'payment_notice.create_time',
      'payment_notice.provider',
      'payment_notice.trade_no',
      'payment_notice.pay_no',
      'payment_notice.amount',
      'payment.amount as asked_amount',
      'payment_notice.outcome',
      'payment_notice.settle_note',
      'payment_notice.settle_user_name',
      'payment_notice.settle_time',
      'payment.biz_type',
      'payment.biz_id',
    ])

type Found = Awaited<ReturnType<ReturnType<typeof selectNotices>['execute']>>[number]

export const listed = (rows: readonly Found[]) => rows as Row<typeof GetNoticePageList>[]

export function noticeCounters(ctx: Ctx): Counters<CounterName<typeof payment>> {
  if (!can(ctx.user, payment.permission, 'audit')) return {}
  const today = localDay(ctx.now, ctx.services.database.timezone)
  const conditions = conditionsOf(ctx, { keywords: '', ...filtersOf(payment.counters.payment_odd, today) })
  return { payment_odd: counted(ctx.db.selectFrom('payment_notice').where(conditions)) }
}
