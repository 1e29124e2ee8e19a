import type { MessageKey } from '@shouya/contract/messages'
import type { Principal } from '@shouya/server/core/context.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Selectable } from 'kysely'
import { drillRecord } from '../noun.ts'

export type DrillRecord = Selectable<DB['drill_record']>
export type Move = keyof typeof drillRecord.moves

export const status = drillRecord.states.codes

/** The states in which a drill counts. */
export const counting = [status.evaluated, status.archived]

/** Why a caller may not make a move that state and operation allow; undefined: nothing is against it. */
export function obstacle(
  move: Move,
  row: Pick<
    DrillRecord,
    'dept_id' | 'is_blind' | 'submit_user_id' | 'evaluator_user_id' | 'leader_sign' | 'redrill_of'
  >,
  { userId, deptId }: Pick<Principal, 'userId' | 'deptId'>,
): MessageKey | undefined {
  const isOwnUnit = deptId === row.dept_id
  switch (move) {
    case 'evaluate':
      if (row.submit_user_id === userId) return 'drillRecord.refused.ownRecord'
      return row.is_blind && isOwnUnit ? 'drillRecord.refused.blind' : undefined
    case 'confirm':
      return row.leader_sign !== null || !isOwnUnit ? 'drillRecord.refused.leader' : undefined
    case 'withdraw':
      return isOwnUnit && row.evaluator_user_id !== userId ? 'drillRecord.refused.evaluator' : undefined
    case 'cancel':
      return row.redrill_of !== null && isOwnUnit ? 'drillRecord.refused.repetition' : undefined
    default:
      return undefined
  }
}
