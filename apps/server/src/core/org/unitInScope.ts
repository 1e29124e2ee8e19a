import { everything } from '../access/everything.ts'
import type { Ctx } from '../context.ts'
import { fail, failAt } from '../failure.ts'

/** The unit for which a record is entered. 1001 if it does not exist or is closed, 403 out of scope. */
export async function unitInScope({ db, scoped }: Ctx, id: number) {
  const unit = await everything(db)
    .selectFrom('dept')
    .select([
      'id',
      'dept_code',
      'dept_name',
      'dept_type',
      'status',
      'path',
      'business_begin',
      'business_end',
      'has_vault',
    ])
    .select(['has_self_service', 'leader_user_id', 'safety_user_id'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!unit) failAt('dept_id', 'input.unit')
  if (!scoped.holds(id)) fail('OutOfScope')
  if (unit.status !== 1) failAt('dept_id', 'input.unit')
  return unit
}
