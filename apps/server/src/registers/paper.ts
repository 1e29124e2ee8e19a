import type { Ctx } from '../core/context.ts'
import { localTime } from '../core/time/local.ts'

const bankName = { CN: 'platform.bank_name', HK: 'platform.bank_name_hk', US: 'platform.bank_name_us' } as const

/** The head of every printed sheet: the bank in the caller's language, who printed it and when. */
export async function paperHead(ctx: Ctx) {
  const { settings, database } = ctx.services
  return {
    bank_name: await settings.get(bankName[ctx.lang]),
    printed_by: ctx.user.name,
    printed_time: localTime(ctx.now, database.timezone),
  }
}
