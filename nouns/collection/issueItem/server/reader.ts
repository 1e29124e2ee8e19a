import { can, type Principal } from '@shouya/server/core/context.ts'
import type { FileReaders } from '@shouya/server/core/files/files.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import { scopedBy } from '@shouya/server/db/scope.ts'
import type { Kysely } from 'kysely'
import { secretTable } from '../../../customForms/server/public.ts'
import { issueItem } from '../noun.ts'
import { issues } from './find.ts'
import { table } from './types.ts'

const receives = async (db: Kysely<DB>, user: Principal, id: number): Promise<boolean> => {
  if (!can(user, issueItem.permission, 'query')) return false
  const row = await scopedBy(db, user).rows('issue_item').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

const itemOf = (db: Kysely<DB>, id: number) =>
  db.selectFrom('issue_item').select(['issue_id', 'submit_user_id']).where('id', '=', id).executeTakeFirst()

/**
 * What was handed in is read by its receivers in scope and by whoever issued the collection, files of sensitive fields by whoever
 * may reveal those.
 */
export const itemReaders: FileReaders = {
  [table]: async (db, user, id) => {
    if (await receives(db, user, id)) return true
    const item = await itemOf(db, id)
    return item !== undefined && issues({ user, scoped: scopedBy(db, user) }, item.issue_id)
  },
  [secretTable(table)]: async (db, user, id) => {
    const item = await itemOf(db, id)
    if (!item) return false
    const own = item.submit_user_id === user.userId
    return (own || (await issues({ user, scoped: scopedBy(db, user) }, item.issue_id, 'audit'))) && 'reveal'
  },
}
