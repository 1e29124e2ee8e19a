import type { MessageKey } from '@shouya/contract/messages'
import type { Call, Principal } from '../context.ts'
import { failAt } from '../failure.ts'

type Wanted = { mime: string; largest: number; otherwise: MessageKey }

/** The content of a loose file that the caller has uploaded; 1001 at `file_id` for anything else. */
export async function ownContent(
  { services, user }: Call & { readonly user: Principal },
  id: number,
  { mime, largest, otherwise }: Wanted,
): Promise<{ name: string; content: Buffer<ArrayBuffer> }> {
  const file = await services.database.kysely
    .selectFrom('file')
    .innerJoin('file_blob', 'file_blob.sha256', 'file.sha256')
    .select(['file.sha256', 'name', 'mime', 'size'])
    .where('file.id', '=', id)
    .where('create_user_id', '=', user.userId)
    .where('ref_id', 'is', null)
    .executeTakeFirst()
  if (!file) failAt('file_id', 'input.file')
  if (file.mime !== mime) failAt('file_id', otherwise)
  if (file.size > largest) failAt('file_id', 'import.large', { megabytes: largest / 1_048_576 })
  const chunks: Buffer[] = []
  for await (const chunk of services.files.read(file.sha256)) chunks.push(chunk as Buffer)
  return { name: file.name, content: Buffer.concat(chunks) }
}
