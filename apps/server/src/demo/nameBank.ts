import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.gen.ts'

/** The parameters that the demonstration's bank has changed. */
const values = {
  'platform.bank_name': '沧岭银行',
  'platform.bank_name_hk': '滄嶺銀行',
  'platform.bank_name_us': 'Cangling Bank',
  copyright: '沧岭银行',
}

export async function nameBank(tx: Kysely<DB>): Promise<void> {
  for (const [key, value] of Object.entries(values))
    await tx.updateTable('setting').set({ value }).where('key', '=', key).execute()
}
