import type { Row } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { localDay } from '@shouya/server/core/time/local.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import { conditionsIn } from '@shouya/server/noun/lists.ts'
import { isIntact } from '@shouya/server/noun/signature.ts'
import { allowedMoves } from '@shouya/server/noun/write.ts'
import { allOf, when } from '@shouya/server/registers/filters.ts'
import { type Selectable, sql } from 'kysely'
import type * as Contract from '../contract.ts'
import { performanceEvaluation as noun } from '../noun.ts'

export type Performance = Selectable<DB['performance_evaluation']>
type Detail = Row<typeof Contract.Get>
export type Item = Detail['items'][number]
export type Evaluator = Detail['evaluators'][number]

export const status = noun.states.codes

export const evaluatorsOf = (row: Pick<Performance, 'evaluators'>): Evaluator[] => row.evaluators as never
export const itemsOf = (row: Pick<Performance, 'items'>): Item[] => row.items as never

/** Signed by whoever submits it, and waits for further evaluators. */
export function awaitsEvaluators(row: Pick<Performance, 'evaluators' | 'status'>): boolean {
  const lines = evaluatorsOf(row)
  return row.status === status.scored && (lines[0]?.sign ?? null) !== null && lines.some(({ sign }) => sign === null)
}

export const isEvaluator = (row: Pick<Performance, 'evaluators'>, userId: number): boolean =>
  evaluatorsOf(row).some(({ user_id }) => user_id === userId)

/** Waits for this evaluator's signature. */
export const awaits = (row: Pick<Performance, 'evaluators' | 'status'>, userId: number): boolean =>
  awaitsEvaluators(row) && evaluatorsOf(row).some((line) => line.user_id === userId && line.sign === null)

/** People of the company appeal and sign for it, nobody else. */
export const speaksForSubject = ({ scope }: Ctx['user']): boolean => scope.kind === 'party'

/** The conditions of the list, the print, the export and the counters. */
export const conditionsOf =
  ({ user }: Pick<Ctx, 'user'>) =>
  (query: Contract.Filters) =>
    allOf([
      ...conditionsIn(noun, query),
      ...when(query.period_key, sql`performance_evaluation.year = ${Number(query.period_key)}`),
      ...when(
        query.mine,
        sql`performance_evaluation.status = ${sql.lit(status.scored)}
          and performance_evaluation.evaluators->0->>'sign' is not null
          and performance_evaluation.evaluators @> ${JSON.stringify([{ user_id: user.userId, sign: null }])}::jsonb`,
      ),
    ])

/** What a caller may do with an evaluation: nobody audits what they have evaluated; what is signed waits for the others. */
function movesFor(row: Performance, user: Ctx['user'], today: string): Row<typeof Contract.GetPageList>['allowed'] {
  const without = new Set<string>()
  const waits = awaitsEvaluators(row)
  if (!awaits(row, user.userId)) without.add('sign')
  if (waits) for (const move of ['submit', 'calc']) without.add(move)
  if (isEvaluator(row, user.userId)) for (const move of ['pass', 'reject', 'review']) without.add(move)
  const isNoticeOver = today > (row.publicity_end ?? '')
  if (row.appeal !== null || isNoticeOver) without.add('appeal')
  if (!isNoticeOver) without.add('publish')
  if (row.subject_sign !== null) without.add('acknowledge')
  if (!speaksForSubject(user)) for (const move of ['appeal', 'acknowledge']) without.add(move)
  return allowedMoves(noun, row, user).filter((move) => !without.has(move))
}

/** Rows of the list as the caller sees them. */
export function rowsOf({ user, now, services }: Pick<Ctx, 'user' | 'now' | 'services'>, rows: readonly Performance[]) {
  const today = localDay(now, services.database.timezone)
  return rows.map((row) => ({
    ...row,
    awaits_evaluators: awaitsEvaluators(row),
    allowed: movesFor(row, user, today),
  }))
}

/** Records with their items and signatures, and whether the signed content is unchanged. */
export const detailsOf = (ctx: Ctx, rows: readonly Performance[]): Detail[] =>
  rowsOf(ctx, rows).map((row) => ({
    ...row,
    items: itemsOf(row),
    evaluators: evaluatorsOf(row),
    subject_sign: row.subject_sign as Detail['subject_sign'],
    signature_intact: isIntact(noun, row, ctx.services.database.timezone),
  })) as Detail[]
