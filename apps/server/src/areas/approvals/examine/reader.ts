import { readableForm } from '@shouya/approvals/rights'
import type { Kysely } from 'kysely'
import { can, type Principal } from '../../../core/context.ts'
import { type FileReaders, fileUrl } from '../../../core/files/files.ts'
import type { DB } from '../../../db/schema.gen.ts'
import { frozenFlow } from '../run/frozenFlow.ts'
import { type Row, stateOf } from '../run/request.ts'
import { followersOf } from './linked.ts'

const requestOf = (db: Kysely<DB>, id: number): Promise<Row | undefined> =>
  db.selectFrom('appr_instance').selectAll().where('id', '=', id).executeTakeFirst()

/** A file of a field is read by whom the field is shown to, also in a request that follows; a drawn signature by whoever takes part. */
async function mayRead(db: Kysely<DB>, user: Principal, id: number, file: number): Promise<boolean> {
  if (can(user, 'sys_examine', 'query')) return true
  for (const each of await followersOf(db, id)) {
    const row = await requestOf(db, each)
    if (row && (await readsIn(db, user, row, file, each === id))) return true
  }
  return false
}

async function readsIn(db: Kysely<DB>, user: Principal, row: Row, file: number, isOwn: boolean): Promise<boolean> {
  const state = stateOf(row)
  const quoted = (values: object) => JSON.stringify(values).includes(JSON.stringify(fileUrl(file)))
  const { definition } = await frozenFlow(db as never, row.flow_version_id)
  const form = readableForm(definition, state, user.userId)
  if (Object.keys(form).length === 0) return false
  return quoted(form) || (isOwn && !quoted(state.form))
}

/** Files of a request; those of its sensitive fields only by its initiator. */
export const requestReaders: FileReaders = {
  appr_instance: mayRead,
  appr_secret: async (db, user, id) => (await requestOf(db, id))?.initiator_id === user.userId && 'reveal',
}
