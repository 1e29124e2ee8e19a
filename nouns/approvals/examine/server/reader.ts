import { readableForm } from '@shouya/approvals/rights'
import type { Values } from '@shouya/forms/document'
import type { Json } from '@shouya/forms/json'
import { can, type Principal } from '@shouya/server/core/context.ts'
import { type FileReaders, fileUrl } from '@shouya/server/core/files/files.ts'
import type { Services } from '@shouya/server/core/services.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import type { Kysely } from 'kysely'
import { reads } from '../../request/server/find.ts'
import { frozenFlow } from '../../request/server/frozenFlow.ts'
import { type Row, stateOf } from '../../request/server/request.ts'
import { followersOf } from './keepFiles.ts'
import { mayReveal, seenForm } from './reveal.ts'
import { openSecrets } from './secrets.ts'

const requestOf = (db: Kysely<DB>, id: number): Promise<Row | undefined> =>
  db.selectFrom('appr_instance').selectAll().where('id', '=', id).executeTakeFirst()

const quotes = (values: Json | Values, file: number): boolean =>
  JSON.stringify(values).includes(JSON.stringify(fileUrl(file)))

/**
 * Whether the user may read a file of the request: of a field that is shown to the user, also in a request that
 * follows; a drawn signature for everybody who takes part.
 */
async function mayRead(db: Kysely<DB>, user: Principal, id: number, file: number): Promise<boolean> {
  // Administrators of flows read every file of a request; a draft can only be read by its author.
  const requestRow = await requestOf(db, id)
  if (requestRow && can(user, 'sys_examine', 'query') && reads({ user }, requestRow)) return true
  for (const each of await followersOf(db, id)) {
    const row = await requestOf(db, each)
    if (row && (await readsIn(db, user, row, file, each === id))) return true
  }
  return false
}

async function readsIn(db: Kysely<DB>, user: Principal, row: Row, file: number, isOwn: boolean): Promise<boolean> {
  const state = stateOf(row)
  const { definition } = await frozenFlow(db as never, row.flow_version_id)
  const form = readableForm(definition, state, user.userId)
  if (Object.keys(form).length === 0) return false
  return quotes(form, file) || (isOwn && !quotes(state.form, file))
}

/**
 * A file of a sensitive field can be read by those to whom `Reveal` returns that field, also in a request that follows.
 */
async function revealsFile(services: Services, user: Principal, id: number, file: number): Promise<boolean> {
  const db = services.database.kysely
  for (const each of await followersOf(db, id)) {
    const row = await requestOf(db, each)
    if (row && mayReveal({ user }, row) && (await revealsIn(services, user, row, file))) return true
  }
  return (await requestOf(db, id))?.initiator_id === user.userId
}

async function revealsIn(services: Services, user: Principal, row: Row, file: number): Promise<boolean> {
  const db = services.database.kysely as unknown as Kysely<Unscoped>
  const state = stateOf(row)
  const { definition, form } = await frozenFlow(db, row.flow_version_id)
  const visibleForm = seenForm({ user }, definition, state)
  return (await openSecrets({ db, services }, row.id, form, state)).some(
    ({ path, value }) => Object.hasOwn(visibleForm, String(path[0])) && quotes(value ?? null, file),
  )
}

/**
 * Files of a request: of its open fields, of its sensitive ones (logged), and of its comments, which every reader of
 * the request may read.
 */
export const requestReaders = (services: Services): FileReaders => ({
  appr_instance: mayRead,
  appr_secret: async (_, user, id, file) => (await revealsFile(services, user, id, file)) && 'reveal',
  appr_event: async (db, user, id) => {
    const row = await requestOf(db, id)
    return row !== undefined && reads({ user }, row)
  },
})
