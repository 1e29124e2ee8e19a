import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { unitInScope } from '@shouya/server/core/org/unitInScope.ts'
import { signed } from '@shouya/server/core/signatures/signatures.ts'
import { localDay } from '@shouya/server/core/time/local.ts'
import { listActions } from '@shouya/server/noun/lists.ts'
import { itemsFor } from '../../../rectify/server/public.ts'
import { MOST_PRINTED } from '../schemas.ts'
import { inspectorsFor } from './fillIn.ts'
import { conditionsOf, detailsOf, rowsOf } from './rows.ts'
import { periodIn, type Scene, status, type Unit } from './scene.ts'
import { confirm, cross, object, remove } from './steps.ts'
import { save, signFurther, submit } from './submit.ts'

/**
 * The actions of a scene's contract.
 * @param more what its blank has of its own
 */
export const reportActions = (scene: Scene, more?: (ctx: Ctx, unit: Unit) => Promise<object>) => ({
  ...listActions(scene.noun, {
    conditionsOf: conditionsOf(scene),
    listed: rowsOf(scene),
    detailed: detailsOf(scene),
    paper: { order: ['dept_id', 'check_date'], max: MOST_PRINTED, without: ['draft'] },
  }),

  async GetPersonList(ctx: Ctx, { dept_id }: { dept_id?: number }) {
    const unit = await unitInScope(ctx, dept_id ?? ctx.user.deptId)
    return inspectorsFor(ctx, scene, unit.id).execute()
  },

  async GetBlank(ctx: Ctx, asked: { dept_id?: number; check_date?: string }) {
    const { dept_id, check_date } = asked
    const unit = await unitInScope(ctx, dept_id ?? ctx.user.deptId)
    const day = check_date ?? localDay(ctx.now, ctx.services.database.timezone)
    const period_key = periodIn(scene, asked, day)
    const existing = await everything(ctx.db)
      .selectFrom(scene.noun.table)
      .select('id')
      .where('period_key', '=', period_key)
      .where('dept_id', '=', unit.id)
      .where('check_dept_id', '=', ctx.user.deptId)
      .where('status', '<>', status.void)
      .executeTakeFirst()
    const items = await itemsFor(ctx.db, scene.scene, unit, day)
    return {
      ...{ dept_id: unit.id, dept_name: unit.dept_name, check_date: day, period_key, report_id: existing?.id ?? null },
      items: items.map((item) => ({
        ...item,
        ...{ item_id: item.id, hazard_level: item.risk_level, known_count: null, known_reason: null },
        ...{ result: null, value_num: null, value_text: null, score: null, problem_desc: null, photos: [] },
      })),
      ...(await more?.(ctx, unit)),
    }
  },

  Save: save(scene),
  Submit: signed(submit(scene) as never),
  Sign: signed(signFurther(scene) as never),
  Confirm: signed(confirm(scene) as never),
  Object: object(scene),
  Void: cross(scene),
  Delete: remove(scene),
})
