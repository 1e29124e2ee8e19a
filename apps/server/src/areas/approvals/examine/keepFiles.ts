import type { FormDocument, Values } from '@shouya/forms/document'
import type { Ctx } from '../../../core/context.ts'
import { tieFiles } from '../../../core/files/tieFiles.ts'
import { quotedFiles } from '../../customForms/public.ts'

/** A request's files belong to it; those of sensitive fields to its secrets, which fewer people read. */
export const OPEN = 'appr_instance'
const SECRET = 'appr_secret'

/** Ties the files that the form refers to to their request; 1001 at every one that is not the caller's to quote. */
export async function keepFiles(ctx: Ctx, id: number, document: FormDocument, values: Values): Promise<void> {
  const records = [OPEN, SECRET].map((table) => ({ table, id }))
  const { open, secret } = await quotedFiles(ctx, document, values, records)
  await tieFiles(ctx, open, { table: OPEN, id })
  await tieFiles(ctx, secret, { table: SECRET, id })
}
