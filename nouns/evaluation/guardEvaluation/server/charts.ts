import type { Ctx } from '@shouya/server/core/context.ts'
import { guardEvaluation as noun } from '../noun.ts'
import { status } from './rows.ts'

const MOST_GUARDS = 12

/** 保安月评: the guards in scope by the score of their last month that was submitted (domain 15); the lowest first. */
export async function guardScores({ scoped }: Pick<Ctx, 'scoped'>) {
  const last = await scoped
    .rows(noun.table)
    .distinctOn('staff_id')
    .select(['staff_id', 'staff_name', 'score'])
    .where('status', '<>', status.draft)
    .orderBy('staff_id')
    .orderBy('period_key', 'desc')
    .execute()
  const rows = last
    .map(({ staff_id, staff_name, score }) => ({ key: String(staff_id), name: staff_name, values: [score] }))
    .sort((a, b) => (a.values[0] ?? 0) - (b.values[0] ?? 0))
  return { columns: ['score' as const], rows: rows.slice(0, MOST_GUARDS) }
}
