import type { FormDocument, Values } from '@shouya/forms/document'
import type { Ctx } from '@shouya/server/core/context.ts'
import { tieFiles } from '@shouya/server/core/files/tieFiles.ts'
import { quotedFiles } from '../../../customForms/server/public.ts'
import type { Row } from '../../request/server/request.ts'
import { followedBy } from './linked.ts'

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
