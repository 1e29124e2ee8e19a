import { type RawBuilder, sql } from 'kysely'
import { ownerType } from '../noun.ts'

/** Whether a row of `consume_balance` is one that uses of a device draw on: its own, or that of the member who has it. */
export const piecesOfUse = (
  balance: string,
  deviceId: RawBuilder<unknown>,
  memberId: RawBuilder<unknown>,
): RawBuilder<boolean> => {
  const [type, id] = [sql.ref(`${balance}.owner_type`), sql.ref(`${balance}.owner_id`)]
  return sql<boolean>`(${type} = ${sql.lit(ownerType.device)} and ${id} = ${deviceId}
    or ${type} = ${sql.lit(ownerType.member)} and ${id} = ${memberId})`
}
