import type { Row } from '@shouya/contract/action'
import { filtersOf } from '@shouya/noun/counters'
import type { CounterName } from '@shouya/noun/noun'
import { everything } from '@shouya/server/core/access/everything.ts'
import { type Ctx, can } from '@shouya/server/core/context.ts'
import { type Counters, counted } from '@shouya/server/core/counts/counted.ts'
import { localDay } from '@shouya/server/core/time/local.ts'
import { allOf, when } from '@shouya/server/registers/filters.ts'
import { sql } from 'kysely'
import { numbered } from '../../ledger/server/numbered.ts'
import { booksOf } from '../../server/booksOf.ts'
import type { Filters, GetDifferencePageList } from '../contract.ts'
import { ledgerDifference } from '../noun.ts'

type Asked = Pick<Filters, 'keywords' | 'open' | 'check_id' | 'kind'>

/** Of the last run, and nobody has said why. */
const isOpen = sql`ledger_difference.check_id = (select id from ledger_check order by run_time desc, id desc limit 1)
  and not exists (select from ledger_settlement where difference_id = ledger_difference.id)`

export const conditionsOf = (ctx: Ctx, { keywords, open, check_id, kind }: Asked) =>
  allOf([
    ...booksOf(ctx),
    ...when(open, isOpen),
    ...when(check_id, sql`ledger_difference.check_id = ${check_id}`),
    ...when(kind, sql`ledger_difference.kind = ${kind}`),
    ...numbered('ledger_difference.txn_id', keywords),
  ])

/** Differences with their run, their account and transaction, and who settled them. */
export const selectDifferences = ({ db }: Pick<Ctx, 'db'>) =>
  everything(db)
    .selectFrom('ledger_difference')
    .innerJoin('ledger_check as run', 'run.id', 'ledger_difference.check_id')
    .leftJoin('ledger_account as account', 'account.id', 'ledger_difference.account_id')
    .leftJoin('ledger_txn as txn', 'txn.id', 'ledger_difference.txn_id')
    .leftJoin('ledger_settlement as settlement', 'settlement.difference_id', 'ledger_difference.id')
    .select([
      'ledger_difference.id',
      'ledger_difference.check_id',
      'run.run_time',
      'ledger_difference.kind',
      sql<number | null>`account.id - account.lane`.as('account_id'),
      'account.account_type',
      'account.owner_id',
      'ledger_difference.txn_id',
      'txn.txn_no',
      'ledger_difference.biz_type',
      'ledger_difference.biz_id',
      'ledger_difference.expected',
      'ledger_difference.actual',
      'settlement.note',
      'settlement.create_user_name as settle_user_name',
      'settlement.create_time as settle_time',
    ])

type Found = Awaited<ReturnType<ReturnType<typeof selectDifferences>['execute']>>[number]

/** The account of a row by itself. */
export const accountIn = ({ account_id, account_type, owner_id }: Found) =>
  account_id === null || account_type === null || owner_id === null ? null : { account_id, account_type, owner_id }

export const listed = (rows: readonly Found[]) =>
  rows.map((row) => ({ ...row, account: accountIn(row) })) as Row<typeof GetDifferencePageList>[]

/** The counters of the work bench: each is the list under its filters. */
export function differenceCounters(ctx: Ctx): Counters<CounterName<typeof ledgerDifference>> {
  if (!can(ctx.user, ledgerDifference.permission, 'query')) return {}
  const today = localDay(ctx.now, ctx.services.database.timezone)
  const conditions = conditionsOf(ctx, {
    keywords: '',
    ...filtersOf(ledgerDifference.counters.recon_diff, today),
  })
  return { recon_diff: counted(ctx.db.selectFrom('ledger_difference').where(conditions)) }
}
