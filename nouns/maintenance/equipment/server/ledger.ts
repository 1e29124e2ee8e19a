import { everything } from '@shouya/server/core/access/everything.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import type { Kysely } from 'kysely'
import { equipment } from '../noun.ts'

/** A device as other registers name it. */
const devices = (db: Kysely<Unscoped>) =>
  everything(db)
    .selectFrom('equipment')
    .select(['id', 'dept_id', 'equip_no', 'name', 'device_type', 'location', 'warranty_end', 'maintain_company_id'])
    .where('status', '<>', equipment.states.codes.scrapped)

/** The devices of a unit that are not scrapped, by number. The caller has checked that the unit is in reach. */
export const ledgerDevices = (db: Kysely<Unscoped>, deptId: number) =>
  devices(db).where('dept_id', '=', deptId).orderBy('equip_no').execute()

/** One device that is not scrapped; undefined otherwise. */
export const ledgerDevice = (db: Kysely<Unscoped>, id: number, lock?: 'lock') =>
  devices(db)
    .where('id', '=', id)
    .$if(lock !== undefined, (query) => query.forUpdate())
    .executeTakeFirst()
