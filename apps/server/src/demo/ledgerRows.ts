import { placeAfter } from '../areas/daily/roomKey/moveKeys.ts'
import { position, status, type } from '../areas/daily/roomKey/rules.ts'
import { changes, type Filed } from './handoverRows.ts'
import type { LedgerKey } from './keys.ts'

type Step = { at: number; filed: Filed; place: Partial<LedgerKey> }

/** The ledger after all handovers: what each of them did to its keys, one after the other. */
export function ledgerRows(keys: Iterable<LedgerKey>, filed: readonly Filed[]): LedgerKey[] {
  const rows = new Map([...keys].map((key) => [key.id, { ...key }]))
  const steps = filed.flatMap(stepsOf).sort((a, b) => a.at - b.at)
  for (const { at, filed, place } of steps)
    for (const { id } of filed.entry.keys) {
      const row = rows.get(id)
      if (row) Object.assign(row, place, { update_time: new Date(at).toISOString(), version: row.version + 1 })
    }
  return [...rows.values()]
}

function stepsOf(filed: Filed): Step[] {
  const { entry, row } = filed
  if (entry.type === type.loss) return [{ at: entry.at, filed, place: { position: position.lost } }]
  return changes(entry).flatMap(({ at, action, status: after }, index, all): Step[] => {
    const back = { holder_user_id: entry.from.id, holder_user_name: entry.from.real_name }
    if (action === 'Return') return [{ at, filed, place: back }]
    // Voided after it was done: the keys go back.
    if (action === 'Void') return index > 0 ? [{ at, filed, place: back }] : []
    const done = (action === 'Receive' || action === 'Supervise') && after !== status.waiting
    return done && all.length > 0 ? [{ at, filed, place: placeAfter(row) }] : []
  })
}
