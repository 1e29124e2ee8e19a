import { can, type Principal } from '@shouya/server/core/context.ts'
import type { FileReaders } from '@shouya/server/core/files/files.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import { type Reader, scopedBy } from '@shouya/server/db/scope.ts'
import type { Kysely } from 'kysely'

const isIn = async (db: Kysely<DB>, reader: Reader, id: number): Promise<boolean> =>
  (await scopedBy(db, reader).rows('form_submission').select('id').where('id', '=', id).executeTakeFirst()) !==
  undefined

const mayRead = async (db: Kysely<DB>, user: Principal, id: number, operations: readonly string[]): Promise<boolean> =>
  (await isIn(db, { ...user, scope: { kind: 'self', userId: user.userId } }, id)) ||
  (operations.every((operation) => can(user, 'queryForm', operation)) && (await isIn(db, user, id)))

/**
 * Files of a submission can be read by whoever may read the submission; those of its sensitive fields by whoever may
 * reveal them.
 */
export const submissionReaders: FileReaders = {
  form_submission: (db, user, id) => mayRead(db, user, id, ['query']),
  form_secret: async (db, user, id) => (await mayRead(db, user, id, ['query', 'view_sensitive'])) && 'reveal',
}
