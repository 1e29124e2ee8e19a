import type { Call, Principal } from '../context.ts'
import { failAt } from '../failure.ts'
import { XLSX } from './workbookFile.ts'

const LARGEST = 5 * 1_048_576

/** The content of a workbook that the caller has uploaded and no record refers to; 1001 at `file_id` for anything else. */
export async function ownWorkbook(
  { services, user }: Call & { readonly user: Principal },
  id: number,
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
  if (file.mime !== XLSX) failAt('file_id', 'import.notXlsx')
  if (file.size > LARGEST) failAt('file_id', 'import.large', { megabytes: LARGEST / 1_048_576 })
  const parts: Buffer[] = []
  for await (const part of services.files.read(file.sha256)) parts.push(part as Buffer)
  return { name: file.name, content: Buffer.concat(parts) }
}
