import type { Input } from '@shouya/contract/action'
import { reading } from '@shouya/server/core/access/asSystem.ts'
import type { Call, Ctx, Principal } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { fileUrl } from '@shouya/server/core/files/files.ts'
import { keepFile } from '@shouya/server/core/files/keepFile.ts'
import { inThread } from '@shouya/server/core/pdf/inThread.ts'
import { localTime } from '@shouya/server/core/time/local.ts'
import { find } from '@shouya/server/registers/find.ts'
import type * as Contract from '../contract.ts'
import { reportFile, SECRET } from '../noun.ts'
import { contentOf } from './contentOf.ts'
import { mayFetch, type ReportFile, status } from './rules.ts'

type Asked = Input<typeof Contract.Preview>

/** Dictionary log_type: a confidential file was seen, or taken. */
const SEEN = 3
const TAKEN = 4

/** The file in scope, if the caller may have its content. */
async function fetchable(ctx: Ctx, id: number): Promise<ReportFile> {
  const row = await find(ctx, reportFile.table, id)
  if (row.status === status.destroyed) fail('WrongState', { reason: 'reportFile.refused.gone' })
  if (!mayFetch(ctx, row)) fail('OutOfScope', { reason: 'reportFile.refused.secret' })
  return row
}

/** The marked copy of a confidential file, made outside of the transaction; null for others. */
export async function marked(call: Call & { readonly user: Principal }, { id }: Asked): Promise<Uint8Array | null> {
  const { services, user, now } = call
  const row = await fetchable(reading(call, user), id)
  if (row.secret_level !== SECRET) return null
  const file = await services.database.kysely
    .selectFrom('file')
    .innerJoin('file_blob', 'file_blob.sha256', 'file.sha256')
    .select(['file.sha256', 'mime'])
    .where('file.id', '=', row.file_id)
    .executeTakeFirst()
  if (!file) return fail('NotFound')
  const words = `${user.name} ${localTime(now, services.database.timezone).slice(0, 16)}`
  const original = { content: await contentOf(services, file.sha256), mime: file.mime }
  const [outcome] = (await inThread([{ do: 'stamp', original, words, at: now }])) ?? []
  // Without the mark nobody gets it.
  return outcome?.content ?? fail('WrongState', { reason: 'reportFile.refused.unmarkable' })
}

/** Where the caller sees or fetches a file. */
const fetched =
  (how: typeof SEEN | typeof TAKEN) =>
  async (ctx: Ctx, { id }: Asked, copy: Uint8Array | null) => {
    const row = await fetchable(ctx, id)
    // Its secrecy was another when the copy was made.
    if ((row.secret_level === SECRET) !== (copy !== null)) fail('WrongState')
    ctx.note({
      ...(copy && { type: how }),
      ...{ table: reportFile.table, id },
      ...(row.archive_no && { billNo: row.archive_no }),
    })
    if (!copy) return { file_id: row.file_id as number, name: row.file_name, url: fileUrl(row.file_id as number) }
    const name = `${row.file_name.replace(/\.\w+$/, '')}.pdf`
    return keepFile(ctx, { name, mime: 'application/pdf', content: Buffer.from(copy) })
  }

export const preview = fetched(SEEN)
export const download = fetched(TAKEN)
