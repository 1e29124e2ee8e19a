import { granted } from '@shouya/server/testing/factories.ts'
import type { Post } from '@shouya/server/testing/testApp.ts'

/** The content of a plan of the whole bank. */
export const planBody = (more: object = {}) => ({
  ...{ plan_name: '防抢劫应急预案', drill_type: 1, plan_version: 'V1.0', owner_dept_id: null },
  ...{ effective_date: '2026-01-05', content: '发现持械人员立即按下报警按钮，组织客户撤离，配合公安机关处置。' },
  roles: [{ role: '报警员', duty: '按下紧急报警按钮并通知监控中心' }],
  ...more,
})

let count = 0

/** A plan that holds, under a name of its own. */
export const makePlan = async (post: Post, more: object = {}): Promise<{ id: number; version: number }> =>
  granted(await post('DrillPlan/Save', planBody({ plan_name: `应急预案${++count}`, ...more })))
