type Sign = { time: string } | null
type Row = {
  bill_no: string
  handover_type: number
  status: number
  keys: { key_id: number }[]
  from_user_id: number
  to_user_id: number
  return_time: string | null
  from_sign: Sign
  to_sign: Sign
  supervisor_sign: Sign
}
type Key = {
  id: number
  linked_key_id: number | null
  password_holder_user_id: number | null
  holder_user_id: number | null
}

/** Replays the handovers from their rows: the final holders, and violations of dual control. */
export function replay(rows: readonly Row[], keys: readonly Key[]) {
  const key = new Map(keys.map((entry) => [entry.id, entry]))
  const steps = rows.flatMap(
    ({ bill_no, handover_type, status, keys, from_user_id, to_user_id, return_time, ...signs }) => {
      // Refused, void, waiting, or a loss: no key is moved.
      if (![2, 3, 4].includes(status) || handover_type === 7) return []
      const ids = keys.map(({ key_id }) => key_id)
      const times = [signs.from_sign, signs.to_sign, signs.supervisor_sign].map((sign) => sign?.time ?? '')
      const handover = { bill_no, at: times.toSorted().at(-1) ?? '', ids, holder: to_user_id }
      return return_time ? [handover, { bill_no, at: return_time, ids, holder: from_user_id }] : [handover]
    },
  )
  const holders = new Map<number, number>()
  const conflicts: string[] = []
  for (const { bill_no, ids, holder } of steps.sort((a, b) => (a.at < b.at ? -1 : 1)))
    for (const id of ids) {
      holders.set(id, holder)
      const { linked_key_id = null, password_holder_user_id = null } = key.get(id) ?? {}
      if (password_holder_user_id === holder || (linked_key_id && holders.get(linked_key_id) === holder))
        conflicts.push(bill_no)
    }
  return { holders, met: conflicts }
}
