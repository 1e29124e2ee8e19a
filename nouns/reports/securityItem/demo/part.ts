import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { DemoPart, Ground } from '@shouya/server/demo/part.ts'
import type { Kysely } from 'kysely'
import { fillScene, teamsByUnit } from '../../checkReport/demo/planReports.ts'
import { securityItemScene } from '../server/scene.ts'

export const part: DemoPart = {
  title: 'monthly checks',
  after: ['reports/meetingLog'],
  tables: ['check_report', 'check_report_item'],
  fill: fillMonthly,
}

/** Each outlet checks itself, and each sub-branch one of its outlets in turn (domain 5.4). */
async function fillMonthly(tx: Kysely<DB>, ground: Ground) {
  const byUnit = teamsByUnit(ground.teams)
  const subLeaders = new Map(ground.people.flatMap((one) => (one.role === 'sub_leader' ? [[one.unit.id, one]] : [])))
  const monthly = await fillScene(tx, ground, securityItemScene, 'is open', ({ deptId, period }) => {
    const own = byUnit.get(deptId)
    if (own) return { team: own, checkedBy: own.unit, inspectors: [own.safety] }
    const leader = subLeaders.get(deptId)
    const below = ground.teams.filter(({ unit }) => unit.parent_id === deptId)
    const team = below[Number(period.slice(5)) % below.length]
    return leader && team && { team, checkedBy: leader.unit, inspectors: [leader] }
  })
  return { 'monthly checks': monthly }
}
