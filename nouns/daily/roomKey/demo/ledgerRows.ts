import type { Person } from '@shouya/server/demo/people.ts'
import type { LedgerKey } from '../../keyLedger/demo/keys.ts'
import { keyLedger } from '../../keyLedger/noun.ts'
import { roomKey } from '../noun.ts'
import { type } from '../rules.ts'
import { placeAfter } from '../server/moveKeys.ts'
import { changes } from './changes.ts'
import type { Filed } from './handoverRows.ts'

const position = keyLedger.states.codes
const status = roomKey.states.codes

type Step = { at: number; by: Person; filed: Filed; place: Partial<LedgerKey> }

/** The ledger after all handovers, applied one after the other. */
export function ledgerRows(keys: Iterable<LedgerKey>, filed: readonly Filed[]): LedgerKey[] {
  const rows = new Map([...keys].map((key) => [key.id, { ...key }]))
  const steps = filed.flatMap(stepsOf).sort((a, b) => a.at - b.at)
  for (const { at, by, filed, place } of steps)
    for (const { id } of filed.entry.keys) {
      const row = rows.get(id)
      if (row)
        Object.assign(row, place, {
          update_user_id: by.id,
          update_time: new Date(at).toISOString(),
          version: row.version + 1,
        })
    }
  return [...rows.values()]
}

function stepsOf(filed: Filed): Step[] {
  const { entry, row } = filed
  if (entry.type === type.loss)
    return [{ at: entry.at, by: entry.signs[0].by, filed, place: { position: position.lost } }]
  const giver = { holder_user_id: entry.from.id, holder_user_name: entry.from.real_name }
  let handed = false
  return changes(entry).flatMap(({ at, by, status: after }): Step[] => {
    const now = after === status.done || after === status.toReturn
    const back = handed && !now
    handed = now
    if (now) return [{ at, by, filed, place: placeAfter(row) }]
    // Returned, or voided after it was done.
    return back ? [{ at, by, filed, place: giver }] : []
  })
}
