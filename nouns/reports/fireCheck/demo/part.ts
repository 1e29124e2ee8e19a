import { addDays } from '@shouya/server/core/time/local.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import { localText } from '@shouya/server/demo/calendar.ts'
import type { DemoPart, Ground } from '@shouya/server/demo/part.ts'
import { type Random, random } from '@shouya/server/demo/random.ts'
import type { Unit } from '@shouya/server/demo/unitMaker.ts'
import type { Kysely } from 'kysely'
import { register } from '../../../rectify/checkItem/rules.ts'
import { fillScene, sectionOf, teamsByUnit } from '../../checkReport/demo/planReports.ts'
import { outOfOrder } from '../rules.ts'
import { fireCheckScene } from '../server/scene.ts'

export const part: DemoPart = {
  title: 'quarterly fire checks',
  after: ['reports/sceneCheck'],
  tables: ['check_report', 'check_report_item'],
  fill: fillFireChecks,
}

const places = ['营业大厅', '现金区', '机房', '自助区', '办公区', '库房'] as const
const kinds = ['干粉 4kg', '二氧化碳 3kg'] as const

/** The safety officer of each outlet checks with somebody of the branch (domain 5.7). */
async function fillFireChecks(tx: Kysely<DB>, ground: Ground) {
  const { people, days } = ground
  const byUnit = teamsByUnit(ground.teams)
  const { item_code: ofExtinguishers } = await tx
    .selectFrom('check_item')
    .select('item_code')
    .where('scene', '=', fireCheckScene.scene)
    .where('known_by', '=', register.extinguishers)
    .executeTakeFirstOrThrow()
  const checks = await fillScene(tx, ground, fireCheckScene, 'waits', ({ deptId }, draw, { begun }) => {
    const team = byUnit.get(deptId)
    const [, , second] = team ? sectionOf(team.unit, people) : []
    if (!team || !second) return undefined
    const day = localText(begun).slice(0, 10)
    const extinguishers = extinguishersOf(team.unit, days.day(0), draw)
    return {
      ...{ team, checkedBy: team.unit, inspectors: [team.safety, second] },
      known: new Map([[ofExtinguishers, outOfOrder(extinguishers, day).length]]),
      own: {
        ...{ hydrant_count: 2 + (deptId % 3), smoke_test: 1, light_minutes: draw.int(32, 90), exit_signs_ok: true },
        ...{ power_off_ok: true, fire_lane_ok: draw.chance(0.98), in_decoration: false, fire_files_ok: true },
        ...{
          last_maint_date: addDays(day, -draw.int(5, 80)),
          maint_company: '沧岭安泰消防技术服务有限公司',
          extinguishers,
        },
      },
    }
  })
  return { 'fire checks': checks }
}

/** The extinguishers of an outlet, all in date; now and then one has lost its pressure. */
function extinguishersOf({ id, dept_code }: Unit, today: string, draw: Random) {
  const own = random(`extinguishers ${dept_code}`)
  const weak = draw.chance(0.04) ? draw.int(0, 3) : null
  return Array.from({ length: 4 + (id % 3) }, (_, index) => ({
    ...{ no: `M${String(index + 1).padStart(2, '0')}`, kind: kinds[index % kinds.length], place: places[index] },
    ...{ expire_date: addDays(today, own.int(60, 1200)), pressure_ok: index !== weak },
  }))
}
