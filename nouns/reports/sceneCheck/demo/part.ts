import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { DemoPart, Ground } from '@shouya/server/demo/part.ts'
import type { Random } from '@shouya/server/demo/random.ts'
import type { Kysely } from 'kysely'
import { type DoorGuard, guardsAtDoors } from '../../../escort/staff/demo/guardsAtDoors.ts'
import { fillScene, sectionOf, teamsByUnit } from '../../checkReport/demo/planReports.ts'
import { sceneCheckScene } from '../server/scene.ts'

export const part: DemoPart = {
  title: 'quarterly checks of guards',
  after: ['reports/securityItem'],
  tables: ['check_report', 'check_report_item'],
  fill: fillGuardChecks,
}

/** What guards are asked, with what they should say. */
const asked = [
  ['发现可疑人员在门前徘徊怎么办', '观察记录特征，报告网点负责人，不单独盘查'],
  ['遇到持械抢劫首先做什么', '按下紧急报警按钮，保护自身和客户安全'],
  ['灭火器怎样使用', '提、拔、握、压，对准火焰根部'],
] as const
/** Dictionary of their equipment: each outlet should have so many. */
const EQUIPMENT = [2, 2, 1, 2, 2] as const

/** Two of the branch check the guards of each outlet (domain 5.6). */
async function fillGuardChecks(tx: Kysely<DB>, ground: Ground) {
  const byUnit = teamsByUnit(ground.teams)
  const guards = await guardsAtDoors(tx)
  const checks = await fillScene(tx, ground, sceneCheckScene, 'waits', ({ deptId, period }, draw) => {
    const team = byUnit.get(deptId)
    const [first, second] = team ? sectionOf(team.unit, ground.people) : []
    const posted = guards.get(deptId) ?? []
    const [signer] = posted
    if (!team || !first || !second || !signer) return undefined
    return {
      ...{ team, checkedBy: first.unit, inspectors: [first, second], drawnBy: signer.name },
      own: {
        ...{ cert_shown: `检查通知书 ${period}-${deptId}`, duty_log: draw.chance(0.04) ? 2 : 1 },
        ...{ alarm_test: 1, alarm_seconds: draw.int(55, 280) },
        ...{ guard_staff_id: signer.id, guard_staff_name: signer.name },
        guards: posted.map((guard, seq) => checked(guard, seq, draw)),
        equipment: EQUIPMENT.map((expected, index) => ({ kind: index + 1, expected, ...countOf(expected, draw) })),
        questions: asked.map(([question, answer], seq) => ({ seq, question, answer, passed: draw.chance(0.95) })),
      },
    }
  })
  return { 'checks of guards': checks }
}

const checked = ({ id, name }: DoorGuard, seq: number, draw: Random) => ({
  ...{ seq, staff_id: id, name, on_time: draw.chance(0.98), uniform: draw.chance(0.97), cert_shown: draw.chance(0.97) },
  ...{ equipment_ok: draw.chance(0.98), knows_plan: draw.chance(0.96) },
})

function countOf(expected: number, draw: Random): { present: number; intact: number } {
  const present = draw.chance(0.03) ? expected - 1 : expected
  return { present, intact: draw.chance(0.03) ? Math.max(0, present - 1) : present }
}
