import type { FormDocument, Values } from '@shouya/forms/document'
import type { Ctx } from '@shouya/server/core/context.ts'
import { tieFiles } from '@shouya/server/core/files/tieFiles.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import { type Kysely, sql } from 'kysely'
import { quotedFiles } from '../../../customForms/server/public.ts'
import type { Row } from '../../request/server/request.ts'

/**
 * A request's files belong to it; those of sensitive fields to its secrets, which fewer people read; those of comments to
 * its events, which whoever reads the request reads.
 */
export const OPEN = 'appr_instance'
const SECRET = 'appr_secret'
export const SAID = 'appr_event'

/**
 * Ties the files that the form refers to to their request; 1001 at every one that is not the caller's to quote. Files of a
 * request that it follows stay with that one.
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

/** A request and those that it follows (the same again, a revocation): their files may be quoted in it. */
async function followedBy(db: Kysely<DB>, id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`with recursive line as (
    select id, link_id from appr_instance where id = ${id}
    union select each.id, each.link_id from appr_instance each join line on each.id = line.link_id
  ) select id from line`.execute(db)
  return rows.map((row) => row.id)
}

/** A request and those that follow it: whoever reads one of them reads the files that it quotes. */
export async function followersOf(db: Kysely<DB>, id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`with recursive line as (
    select id from appr_instance where id = ${id}
    union select each.id from appr_instance each join line on each.link_id = line.id
  ) select id from line`.execute(db)
  return rows.map((row) => row.id)
}
