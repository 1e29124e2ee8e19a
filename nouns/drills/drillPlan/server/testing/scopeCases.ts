import { granted } from '@shouya/server/testing/factories.ts'
import { type Case, type Cases, type Stage, THERE } from '@shouya/server/testing/matrix/scopeCase.ts'
import { makePlan, planBody } from './plans.ts'

/** A plan of the other branch. */
const there = async ({ t }: Stage) => makePlan(await t.as('hq_security'), { owner_dept_id: await branchOf(t) })

const branchOf = async (t: Stage['t']): Promise<number> => {
  const { rows } = {
    rows: await t.services.database.kysely.selectFrom('dept').select(['id', 'path', 'dept_type']).execute(),
  }
  const outlet = rows.find(({ id }) => id === t.world.unit[THERE])
  const above = String(outlet?.path ?? '')
    .split('.')
    .map(Number)
  return rows.find(({ id, dept_type }) => dept_type === 2 && above.includes(id))?.id ?? 0
}

const seen = (body: object = {}): Case => ({
  subject: async (stage) => ({ ...(await there(stage)), ...body }),
})

/** A revision of such a plan. */
const revision = (more: (stage: Stage) => object = () => ({})): Case => ({
  subject: async (stage) => {
    const plan = await there(stage)
    const revised = granted(await (await stage.t.as('hq_security'))('DrillPlan/Revise', plan))
    return { ...revised, ...more(stage) }
  },
})

/** What names a plan in the actions of the noun. */
export default {
  'DrillPlan/Get id': { subject: async (stage) => ({ id: (await there(stage)).id }) },
  'DrillPlan/Save id': revision(() => planBody({ plan_version: 'V1.1' })),
  'DrillPlan/Save owner_dept_id': {
    subject: async ({ t }) => planBody({ plan_name: '外分行预案', owner_dept_id: await branchOf(t) }),
  },
  'DrillPlan/Revise id': seen(),
  'DrillPlan/Publish id': revision(),
  'DrillPlan/Review id': seen(),
  'DrillPlan/Abolish id': seen({ reason: '已并入新预案' }),
  'DrillPlan/Delete id': revision(),
} satisfies Cases
