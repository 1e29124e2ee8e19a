import { can } from '@shouya/server/core/context.ts'
import type { FileReaders } from '@shouya/server/core/files/files.ts'
import { scopedBy } from '@shouya/server/db/scope.ts'
import { member } from '../noun.ts'

/** Licences contain whole numbers: those who may reveal these read them, and the agents who enter them. */
export const memberReaders: FileReaders = {
  async member(db, user, id) {
    if (!can(user, member.permission, 'view_sensitive') && !can(user, member.permission, 'edit')) return false
    const row = await scopedBy(db, user).rows('member').select('id').where('id', '=', id).executeTakeFirst()
    return row !== undefined && 'reveal'
  },
}
