import { everything } from '@shouya/server/core/access/everything.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import type { Kysely } from 'kysely'
import { equipment } from '../noun.ts'

/** A device as another register names it. */
type LedgerDevice = {
  id: number
  dept_id: number
  equip_no: string
  name: string
  device_type: number
  location: string
}

const devices = (db: Kysely<Unscoped>) =>
  everything(db)
    .selectFrom('equipment')
    .select(['id', 'dept_id', 'equip_no', 'name', 'device_type', 'location'])
    .where('status', '<>', equipment.states.codes.scrapped)

/** The devices of a unit that are not scrapped, by number. The caller has checked that the unit is in reach. */
export const ledgerDevices = (db: Kysely<Unscoped>, deptId: number): Promise<LedgerDevice[]> =>
  devices(db).where('dept_id', '=', deptId).orderBy('equip_no').execute()

/** One device that is not scrapped; undefined otherwise. */
export const ledgerDevice = (db: Kysely<Unscoped>, id: number): Promise<LedgerDevice | undefined> =>
  devices(db).where('id', '=', id).executeTakeFirst()
