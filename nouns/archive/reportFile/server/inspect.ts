import type { Call, Principal } from '@shouya/server/core/context.ts'
import { failAt } from '@shouya/server/core/failure.ts'
import { inThread } from '@shouya/server/core/pdf/inThread.ts'
import { contentOf } from './contentOf.ts'

const office = 'application/vnd.openxmlformats-officedocument'
const PDF = 'application/pdf'
/** What a copy can be marked on. */
export const markable: readonly string[] = [PDF, 'image/jpeg', 'image/png']
const kept = [...markable, `${office}.spreadsheetml.sheet`, `${office}.wordprocessingml.document`]

/** A file that was uploaded for the archive. */
export type Inspected = { id: number; name: string; size: number; sha256: string; mime: string; pages: number | null }

/** Looks at a loose file that the caller has uploaded: its type by content, and the pages of a PDF (1001 at `file_id`). */
export async function inspect({ services, user }: Call & { readonly user: Principal }, id: number): Promise<Inspected> {
  const file = await services.database.kysely
    .selectFrom('file')
    .innerJoin('file_blob', 'file_blob.sha256', 'file.sha256')
    .select(['file.id', 'name', 'size', 'file.sha256', 'mime'])
    .where('file.id', '=', id)
    .where('create_user_id', '=', user.userId)
    .where('ref_id', 'is', null)
    .executeTakeFirst()
  if (!file) failAt('file_id', 'input.file')
  if (!kept.includes(file.mime)) failAt('file_id', 'reportFile.refused.type')
  if (file.mime !== PDF) return { ...file, pages: markable.includes(file.mime) ? 1 : null }
  const [outcome] = (await inThread([{ do: 'count', content: await contentOf(services, file.sha256) }])) ?? []
  if (!outcome?.pages) failAt('file_id', 'reportFile.refused.pdf')
  return { ...file, pages: outcome.pages }
}
