import { beforeAll } from 'vitest'
import { apiOf, type Call } from './api.ts'
import { PASSWORD } from './browser.ts'

/** The demonstration's outlet 青梧路支行营业室 and its staff. */
export const staff = { leader: '沈砚秋', safety: '何向北', teller: '杜思源' } as const

export type OwnKey = { id: number; no: string; name: string }
type Person = { id: number; real_name: string }

let keyCount = 0
const sign = { method: 2, password: PASSWORD }

/** Keys and handovers of the outlet for one test file, so that no other file uses them. */
export function useOutlet() {
  let leader: Call
  let safety: Call
  let people: Person[]
  let dept_id: number
  const idOf = (name: string) => people.find(({ real_name }) => real_name === name)?.id ?? Number.NaN
  beforeAll(async () => {
    leader = await apiOf('outlet_leader')
    safety = await apiOf('outlet_safety')
    people = await safety<Person[]>('RoomKey/GetPersonList', {})
    const { user } = await leader<{ user: { dept_id: number } }>('Login/GetCurrent', {})
    dept_id = user.dept_id
  })

  return {
    /** A key held by the safety officer; type 9 has no special rules, 4 (safe) requires a supervisor. */
    async key(key_name: string, key_type = 9): Promise<OwnKey> {
      const no = `E2E-${++keyCount}-${Date.now() % 1_000_000}`
      const holder_user_id = idOf(staff.safety)
      const key = { dept_id, key_no: no, key_name, key_type, copy_type: 1, position: 1, holder_user_id }
      return { id: (await leader('KeyLedger/Save', key)).id, no, name: key_name }
    },
    /** A sealed copy without a keeper. */
    async sealedKey(key_name: string): Promise<OwnKey> {
      const no = `E2E-${++keyCount}-${Date.now() % 1_000_000}`
      const seal = { position: 2, seal_no: no, seal_place: '保险柜', holder_user_id: null }
      const key = { dept_id, key_no: no, key_name, key_type: 9, copy_type: 2, ...seal }
      return { id: (await leader('KeyLedger/Save', key)).id, no, name: key_name }
    },
    /** A handover from the safety officer to the teller that waits for the teller's signature. */
    async handover(key: { id: number }, more: object = {}) {
      const to_user_id = idOf(staff.teller)
      const body = { handover_type: 1, key_ids: [key.id], to_user_id, place_under_monitor: true, sign, ...more }
      return safety<{ id: number; version: number; bill_no: string }>('RoomKey/Save', body)
    },
  }
}
