import type { FormDocument, Values } from '@shouya/forms/document'
import type { Ctx } from '@shouya/server/core/context.ts'
import { tieFiles } from '@shouya/server/core/files/tieFiles.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import { type Kysely, sql } from 'kysely'
import { quotedFiles } from '../../../customForms/server/public.ts'
import type { Row } from '../../request/server/request.ts'

/**
 * Files of a request are attached to it; those of sensitive fields to its secrets, which fewer people may read; those
 * of comments to its events, which whoever reads the request may read.
 */
export const OPEN = 'appr_instance'
const SECRET = 'appr_secret'
export const SAID = 'appr_event'

/**
 * Attaches the files of the form to its request; 1001 at every file that the caller may not use. Files of the request
 * that it follows stay attached to that one.
 */
export async function keepFiles(
  ctx: Ctx,
  { id, link_id }: Pick<Row, 'id' | 'link_id'>,
  document: FormDocument,
  values: Values,
): Promise<void> {
  const line = [id, ...(link_id === null ? [] : await followedBy(ctx.db, link_id))]
  const records = line.flatMap((each) => [OPEN, SECRET].map((table) => ({ table, id: each })))
  const { open, secret } = await quotedFiles(ctx, document, values, records)
  await tieFiles(ctx, open, { table: OPEN, id })
  await tieFiles(ctx, secret, { table: SECRET, id })
}

/** A request and those it follows (same again, revocation): their files may be used in it. */
async function followedBy(db: Kysely<DB>, id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`with recursive line as (
    select id, link_id from appr_instance where id = ${id}
    union select each.id, each.link_id from appr_instance each join line on each.id = line.link_id
  ) select id from line`.execute(db)
  return rows.map((row) => row.id)
}

/** A request and those that follow it: whoever reads one of them may read the files that it uses. */
export async function followersOf(db: Kysely<DB>, id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`with recursive line as (
    select id from appr_instance where id = ${id}
    union select each.id from appr_instance each join line on each.link_id = line.id
  ) select id from line`.execute(db)
  return rows.map((row) => row.id)
}
