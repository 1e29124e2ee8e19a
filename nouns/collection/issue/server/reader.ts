import { can } from '@shouya/server/core/context.ts'
import type { FileReaders } from '@shouya/server/core/files/files.ts'
import { scopedBy } from '@shouya/server/db/scope.ts'
import { issueItem } from '../../issueItem/noun.ts'
import { issues } from '../../issueItem/server/find.ts'
import { table } from './types.ts'

/** Templates are read by whoever issues the collection, and by whoever is asked. */
export const issueReaders: FileReaders = {
  [table]: async (db, user, id) => {
    const scoped = scopedBy(db, user)
    if (await issues({ user, scoped }, id)) return true
    if (!can(user, issueItem.permission, 'query')) return false
    const asked = await scoped.rows('issue_item').select('id').where('issue_id', '=', id).limit(1).executeTakeFirst()
    return asked !== undefined
  },
}
