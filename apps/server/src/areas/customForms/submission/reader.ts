import type { Kysely } from 'kysely'
import { can } from '../../../core/context.ts'
import type { FileReaders } from '../../../core/files/files.ts'
import type { DB } from '../../../db/schema.gen.ts'
import { type Scope, scopedBy } from '../../../db/scope.ts'

const isIn = async (db: Kysely<DB>, scope: Scope, id: number): Promise<boolean> =>
  (await scopedBy(db, scope).rows('form_submission').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

/** Files of a submission are read by those who may read it; those of its sensitive fields by those who may reveal them. */
const readerWith =
  (operations: readonly string[]): FileReaders[string] =>
  async (db, user, id) =>
    (await isIn(db, { kind: 'self', userId: user.userId }, id)) ||
    (operations.every((operation) => can(user, 'queryForm', operation)) && (await isIn(db, user.scope, id)))

export const submissionReaders: FileReaders = {
  form_submission: readerWith(['query']),
  form_secret: readerWith(['query', 'view_sensitive']),
}
