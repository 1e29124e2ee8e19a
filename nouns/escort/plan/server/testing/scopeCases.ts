import { type Account, granted } from '@shouya/server/testing/factories.ts'
import type { Body } from '@shouya/server/testing/matrix/generator.ts'
import { type Case, type Cases, listed, type Stage, THERE } from '@shouya/server/testing/matrix/scopeCase.ts'
import { makeCompany } from '../../../server/testing/escort.ts'
import { boxBody, makeCar, makeRider, makeRoute, planBody, routeBody } from './escortPlan.ts'

const reason = '临时调整'

/** Outsiders among the callers belong to company 1, which serves another unit. */
async function companyThere({ t, signer }: Stage): Promise<number> {
  const { rowCount } = await t.services.database.pool.query('select from escort_company limit 1')
  if (rowCount === 0) await makeCompany(t, signer, 'BA0012')
  return (await makeCompany(t, signer, THERE)).id
}

/** A company that serves the whole bank, so that only the tested field can be out of scope. */
const anywhere = async ({ t, signer }: Stage): Promise<number> =>
  (await makeCompany(t, signer, 'BA0001', { dept_ids: [t.world.unit.BA0001, t.world.unit.BB0001] })).id

async function routeThere(stage: Stage) {
  const company = await companyThere(stage)
  return { ...(await makeRoute(stage.t, stage.signer, company, [THERE])), company }
}

/** The body of a plan for the saving caller's unit. */
async function planNear(stage: Stage, { unit }: Account) {
  const company = await anywhere(stage)
  const { id } = await makeRoute(stage.t, stage.signer, company, [unit])
  return planBody(stage.t, company, id, [unit])
}

async function planThere(stage: Stage) {
  const { id, company } = await routeThere(stage)
  const body = await planBody(stage.t, company, id, [THERE])
  const saved = granted(await stage.signer.post('Escort/SavePlan', body)) as { id: number; version: number }
  return { ...saved, company, body }
}
const publish = async ({ signer }: Stage, { id, version }: { id: number; version: number }) =>
  granted(await signer.post('Escort/PublishPlan', { id, version })) as { id: number; version: number }
const crewOf = ({ car_id, driver_id, guard_ids, cashier_ids, leader_id }: Awaited<ReturnType<typeof planBody>>) => ({
  car_id,
  driver_id,
  guard_ids,
  cashier_ids,
  leader_id,
})

const boxThere = async ({ t, signer }: Stage) => granted(await signer.post('Escort/SaveBox', boxBody(t, THERE)))

type Make = (stage: Stage) => Promise<{ id: number; version: number }>
const of = (make: Make, more?: Body): Case => ({
  subject: async (stage) => {
    const { id, version } = await make(stage)
    return more ? { id, version, ...more } : { id }
  },
})
const refused = (body: (stage: Stage, caller: Account) => Promise<Body>): Case => ({
  refused: body,
  code: 403,
  path: '',
})
const filter = (make: (stage: Stage) => Promise<Body>): Case => ({ filter: make, rows: listed })

/** A person of the same company who works only in the other branch, in some place of the crew. */
const foreigner = async ({ t }: Stage, company: number, field: string): Promise<Body> => {
  if (field === 'driver_id') return { driver_id: await makeRider(t, company, 1, { units: [THERE] }) }
  if (field === 'cashier_ids') return { cashier_ids: [await makeRider(t, company, 3, { units: [THERE] })] }
  const guards = [
    await makeRider(t, company, 2, { units: [THERE], leads: true }),
    await makeRider(t, company, 2, { units: [THERE] }),
  ]
  return { guard_ids: guards, leader_id: guards[0] }
}
const saveWith = (field: string) =>
  refused(async (stage, caller) => {
    const body = await planNear(stage, caller)
    return { ...body, ...(await foreigner(stage, body.escort_company_id, field)) }
  })
const changeWith = (field: string) =>
  refused(async (stage, caller) => {
    const body = await planNear(stage, caller)
    const saved = granted(await stage.signer.post('Escort/SavePlan', body)) as { id: number; version: number }
    const { id, version } = await publish(stage, saved)
    return { id, version, ...crewOf(body), ...(await foreigner(stage, body.escort_company_id, field)), reason }
  })
const changeThere: Case = {
  subject: async (stage) => {
    const plan = await planThere(stage)
    const { id, version } = await publish(stage, plan)
    return { id, version, ...crewOf(plan.body), car_id: await makeCar(stage.t, plan.company), reason }
  },
}
const ownStops = ({ t }: Stage) => ({
  shift: 3,
  route_id: null,
  stops: [{ dept_id: t.world.unit[THERE], plan_time: '08:00' }],
})
const wayOf = ({
  escort_company_id,
  plan_date,
  shift,
  begin_time,
  end_time,
  route_id,
}: Awaited<ReturnType<typeof planBody>>) => ({
  escort_company_id,
  plan_date,
  shift,
  begin_time,
  end_time,
  route_id,
})
const foreignRoute = async (stage: Stage, caller: Account) => {
  const body = await planNear(stage, caller)
  return { ...body, route_id: (await makeRoute(stage.t, stage.signer, body.escort_company_id, [THERE])).id }
}
const savePlanThere: Case = { subject: async (stage) => (await planOf(stage)).body }
const planOf = async (stage: Stage) => {
  const { id, company } = await routeThere(stage)
  return { body: await planBody(stage.t, company, id, [THERE]) }
}

/** What names a row in the actions of the noun. */
export default {
  'Escort/GetRoutePageList dept_id': filter(async (stage) => {
    await routeThere(stage)
    return { dept_id: stage.t.world.unit[THERE] }
  }),
  'Escort/GetRoutePageList escort_company_id': filter(async (stage) => ({
    escort_company_id: (await routeThere(stage)).company,
  })),
  'Escort/GetRoute id': of(routeThere),
  'Escort/SaveRoute id': {
    subject: async (stage) => {
      const { id, version, company } = await routeThere(stage)
      return { ...routeBody(stage.t, company, [THERE]), id, version }
    },
  },
  'Escort/SaveRoute escort_company_id': {
    subject: async (stage) => routeBody(stage.t, await companyThere(stage), [THERE]),
  },
  'Escort/SaveRoute stops.dept_id': refused(async (stage) => routeBody(stage.t, await anywhere(stage), [THERE])),
  'Escort/DeleteRoute id': of(routeThere, {}),
  'Escort/GetPlanPageList dept_id': filter(async (stage) => {
    await planThere(stage)
    return { dept_id: stage.t.world.unit[THERE] }
  }),
  'Escort/GetPlanPageList escort_company_id': filter(async (stage) => ({
    escort_company_id: (await planThere(stage)).company,
  })),
  'Escort/GetPlanPageList route_id': filter(async (stage) => ({ route_id: (await planThere(stage)).body.route_id })),
  'Escort/GetPlan id': of(planThere),
  'Escort/GetPlanCrewList plan_id': refused(async (stage, caller) => ({
    ...wayOf(await planNear(stage, caller)),
    plan_id: (await planThere(stage)).id,
  })),
  'Escort/GetPlanCrewList escort_company_id': { subject: async (stage) => wayOf((await planOf(stage)).body) },
  'Escort/GetPlanCrewList route_id': refused(async (stage, caller) => wayOf(await foreignRoute(stage, caller))),
  'Escort/GetPlanCrewList stops.dept_id': refused(async (stage, caller) => ({
    ...wayOf(await planNear(stage, caller)),
    ...ownStops(stage),
  })),
  'Escort/SavePlan id': {
    subject: async (stage) => {
      const { id, version, body } = await planThere(stage)
      return { ...body, id, version }
    },
  },
  'Escort/SavePlan escort_company_id': savePlanThere,
  'Escort/SavePlan car_id': savePlanThere,
  'Escort/SavePlan route_id': refused(foreignRoute),
  'Escort/SavePlan stops.dept_id': refused(async (stage, caller) => ({
    ...(await planNear(stage, caller)),
    ...ownStops(stage),
  })),
  'Escort/SavePlan driver_id': saveWith('driver_id'),
  'Escort/SavePlan guard_ids': saveWith('guard_ids'),
  'Escort/SavePlan cashier_ids': saveWith('cashier_ids'),
  'Escort/SavePlan leader_id': saveWith('leader_id'),
  'Escort/PublishPlan id': of(planThere, {}),
  'Escort/ChangePlan id': changeThere,
  'Escort/ChangePlan car_id': changeThere,
  'Escort/ChangePlan driver_id': changeWith('driver_id'),
  'Escort/ChangePlan guard_ids': changeWith('guard_ids'),
  'Escort/ChangePlan cashier_ids': changeWith('cashier_ids'),
  'Escort/ChangePlan leader_id': changeWith('leader_id'),
  'Escort/CancelPlan id': of(planThere, { reason }),
  'Escort/DeletePlan id': of(planThere, {}),
  'Escort/GetBoxPageList dept_id': filter(async (stage) => {
    await boxThere(stage)
    return { dept_id: stage.t.world.unit[THERE] }
  }),
  'Escort/GetBox id': of(boxThere),
  'Escort/SaveBox id': {
    subject: async (stage) => {
      const { id, version } = await boxThere(stage)
      return { ...boxBody(stage.t, THERE), id, version }
    },
  },
  'Escort/SaveBox dept_id': { subject: async ({ t }) => boxBody(t, THERE) },
  'Escort/DeleteBox id': of(boxThere, {}),
} satisfies Cases
