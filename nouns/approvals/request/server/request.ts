import { draft, type Instance } from '@shouya/approvals/instance'
import { fail } from '@shouya/server/core/failure.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Selectable } from 'kysely'
import type { Runner } from './runner.ts'

export type Row = Selectable<DB['appr_instance']>

/** A request, locked: all its commands are one after the other, those of different requests never wait for each other. */
export async function lockRequest({ db }: Pick<Runner, 'db'>, id: number): Promise<Row> {
  const row = await db.selectFrom('appr_instance').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  return row ?? fail('NotFound')
}

/** The state of a request as its events make it. */
export const stateOf = ({ state }: Pick<Row, 'state'>): Instance => (state as unknown as Instance | null) ?? draft
