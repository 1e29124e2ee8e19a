import { Readable } from 'node:stream'
import { type MessageKey, message } from '@shouya/contract/messages'
import type { Ctx } from '../context.ts'
import { localTime } from '../time/local.ts'
import { addFile, fileUrl } from './files.ts'

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** `{title}_{unit}_{time}.xlsx` (domain 17.2). */
export function workbookName({ lang, user, now, services }: Ctx, title: MessageKey): string {
  const stamp = localTime(now, services.database.timezone).replace(/\D/g, '')
  return `${message(lang, title)}_${user.deptName}_${stamp}.xlsx`
}

/** Keeps a workbook that was made for the caller, who alone may fetch it. */
export async function keepWorkbook(ctx: Ctx, title: MessageKey, workbook: Buffer) {
  const stored = await ctx.services.files.put(Readable.from([workbook]))
  const name = workbookName(ctx, title)
  const { user, now } = ctx
  const file_id = await addFile(ctx.db, { ...stored, name, folder: 'export', mime: XLSX, userId: user.userId, now })
  return { file_id, name, url: fileUrl(file_id) }
}
