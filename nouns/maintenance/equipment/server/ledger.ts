import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { unitInScope } from '@shouya/server/core/org/unitInScope.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import type { Kysely } from 'kysely'
import { equipment } from '../noun.ts'

/** A device as other registers name it. */
const devices = (db: Kysely<Unscoped>) =>
  everything(db)
    .selectFrom('equipment')
    .select(['id', 'dept_id', 'equip_no', 'name', 'device_type', 'location', 'warranty_end', 'maintain_company_id'])
    .where('status', '<>', equipment.states.codes.scrapped)

/** The devices of a unit (the caller's own when left out) that are not scrapped, by number. 403 out of scope. */
export async function devicesInScope(ctx: Ctx, deptId: number | undefined) {
  const unit = await unitInScope(ctx, deptId ?? ctx.user.deptId)
  return devices(ctx.db).where('dept_id', '=', unit.id).orderBy('equip_no').execute()
}

/** One device that is not scrapped, whose unit is in reach. 404 where there is none, 403 out of scope. */
export async function deviceInScope(ctx: Ctx, id: number) {
  const device = await ledgerDevice(ctx.db, id)
  if (!device) fail('NotFound')
  if (!ctx.scoped.holds(device.dept_id)) fail('OutOfScope')
  return device
}

/** One device that is not scrapped; undefined otherwise. */
export const ledgerDevice = (db: Kysely<Unscoped>, id: number, lock?: 'lock') =>
  devices(db)
    .where('id', '=', id)
    .$if(lock !== undefined, (query) => query.forUpdate())
    .executeTakeFirst()
