import { searchText } from '@shouya/noun/searchText'
import { insertRows } from '@shouya/server/demo/insertRows.ts'
import type { DemoPart } from '@shouya/server/demo/part.ts'
import { drillPlan } from '../noun.ts'
import { yearAfter } from '../rules.ts'
import { planTexts } from './planTexts.ts'

const roles = [
  { role: '总指挥', duty: '网点负责人，统一指挥并向上级报告' },
  { role: '报警员', duty: '按下报警按钮，拨打报警电话，通知监控中心' },
  { role: '疏散员', duty: '打开疏散通道，引导客户撤离并清点人数' },
]

/** Eleven plans of the bank (domain 16.1), the first of which is soon to be reviewed. */
export const part: DemoPart = {
  title: 'emergency plans',
  after: [],
  tables: ['drill_plan'],
  async fill(tx, { people, days }) {
    const writer = people.find(({ role }) => role === 'hq_security')
    if (!writer) throw new Error('nobody writes plans')
    const rows = planTexts.map(([plan_name, plan_version, content], index) => {
      const since = -345 + index * 24
      const effective_date = days.day(since)
      return {
        ...{ id: index + 1, origin_id: null, owner_dept_id: null, plan_name, drill_type: index + 1, plan_version },
        ...{ content, roles, effective_date, review_due: yearAfter(effective_date), abolish_reason: null },
        ...{
          status: drillPlan.states.codes.effective,
          search_text: searchText(drillPlan, { plan_name, plan_version }),
        },
        ...{ create_user_id: writer.id, create_user_name: writer.real_name },
        ...{ create_time: new Date(days.at(since, 10 * 60)).toISOString(), version: 1 },
      }
    })
    await insertRows(tx, 'drill_plan', rows)
    return { plans: rows.length }
  },
}
