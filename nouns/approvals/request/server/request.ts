import { draft, type Instance } from '@shouya/approvals/instance'
import { fail } from '@shouya/server/core/failure.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import { type Selectable, sql, type Updateable } from 'kysely'
import { requestStates } from '../noun.ts'
import type { Runner } from './runner.ts'

export type Row = Selectable<DB['appr_instance']>

/** A new request that is not stored yet: it has an id, and no version. */
export type NewRow = Omit<Row, 'version' | 'create_time' | 'update_time' | 'search_text'> & { readonly version: 0 }

export const isWritten = (row: Row | NewRow): row is Row => row.version !== 0

type Begun = Pick<
  Row,
  | 'flow_id'
  | 'flow_version_id'
  | 'flow_name'
  | 'initiator_id'
  | 'initiator_name'
  | 'dept_id'
  | 'dept_name'
  | 'link_id'
  | 'link_as'
>

export async function newRequest({ db }: Pick<Runner, 'db'>, begun: Begun): Promise<NewRow> {
  const next = sql<{ id: number }>`select nextval(pg_get_serial_sequence('appr_instance', 'id')) as id`
  const { rows } = await next.execute(db)
  const [{ id }] = rows as [{ id: number }]
  return {
    ...begun,
    id,
    version: 0,
    title: begun.flow_name,
    bill_no: null,
    status: requestStates.draft,
    draft: null,
    state: null,
    head: null,
    waits_at: '',
    submit_time: null,
    finish_time: null,
  }
}

/** Inserts a new request, or updates the changed columns of a stored one. */
export function writeRequest(
  { db, now }: Pick<Runner, 'db' | 'now'>,
  row: Row | NewRow,
  values: Updateable<DB['appr_instance']>,
): Promise<Row> {
  const query = isWritten(row)
    ? db
        .updateTable('appr_instance')
        .set((eb) => ({ ...values, update_time: now, version: eb('version', '+', 1) }))
        .where('id', '=', row.id)
        .returningAll()
    : db
        .insertInto('appr_instance')
        .values({ ...row, ...values, create_time: now, update_time: now, version: 1 } as never)
        .returningAll()
  return query.executeTakeFirstOrThrow()
}

/** A request, locked: its commands run one after the other, those of different requests never wait for each other. */
export async function lockRequest({ db }: Pick<Runner, 'db'>, id: number): Promise<Row> {
  const row = await db.selectFrom('appr_instance').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  return row ?? fail('NotFound')
}

/** The state of a request, computed from its events. */
export const stateOf = ({ state }: Pick<Row, 'state'>): Instance => (state as unknown as Instance | null) ?? draft
