import { type MessageKey, message } from '@shouya/contract/messages'
import type { Ctx } from '../context.ts'
import { localTime } from '../time/local.ts'
import { keepFile } from './keepFile.ts'

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

type Place = { unit?: string | undefined; period?: string }

/**
 * `{title}_{unit}_{period}_{time}.xlsx` (domain 17.2): the caller's unit unless another is given; the period is left
 * out if there is none.
 */
export function workbookName(
  { lang, user, now, services }: Ctx,
  title: MessageKey,
  { unit = user.belongs, period = '' }: Place = {},
): string {
  const stamp = localTime(now, services.database.timezone).replace(/\D/g, '')
  return `${[message(lang, title), unit, period, stamp].filter(Boolean).join('_')}.xlsx`
}

/** Stores a workbook made for the caller, who alone may fetch it. */
export const keepWorkbook = (ctx: Ctx, title: MessageKey, content: Buffer) =>
  keepFile(ctx, { name: workbookName(ctx, title), mime: XLSX, content })
