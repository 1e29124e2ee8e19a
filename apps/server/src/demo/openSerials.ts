import type { Kysely } from 'kysely'
import { documentNumber, type NumberPrefix, type Serial, unitPart } from '../core/numbers/nextNumber.ts'
import type { DB } from '../db/schema.gen.ts'
import { insertRows } from './insertRows.ts'

/** The numbering of `nextNumber`, for all at once; continues the numbers of other parts. */
export async function openSerials(tx: Kysely<DB>, prefixes: readonly NumberPrefix[]) {
  const existing = await tx.selectFrom('serial').selectAll().where('prefix', 'in', prefixes).execute()
  const serials = new Map(existing.map((serial) => [`${serial.prefix} ${serial.day} ${serial.unit}`, serial as Serial]))
  return {
    next(prefix: NumberPrefix, day: string, deptCode: string): string {
      const unit = unitPart(deptCode)
      const key = `${prefix} ${day} ${unit}`
      const serial = serials.get(key) ?? { prefix, day, unit, last: 0 }
      serial.last++
      serials.set(key, serial)
      return documentNumber(serial)
    },
    async store(): Promise<void> {
      await tx.deleteFrom('serial').where('prefix', 'in', prefixes).execute()
      await insertRows(tx, 'serial', [...serials.values()])
    },
  }
}
