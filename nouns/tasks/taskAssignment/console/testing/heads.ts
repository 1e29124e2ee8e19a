import type { Heads } from '@shouya/console/testing/Heads.ts'
import { taskPage } from '../taskPage.ts'

export default [
  {
    path: `${taskPage.path}?tab=tasks`,
    who: ['outlet_safety'],
    heads: '任务 日期 截止时间 责任人 完成时间 逾期（分钟） 状态 操作',
  },
  {
    path: `${taskPage.path}?tab=tasks`,
    who: ['hq_security', 'branch_security'],
    heads: '任务 网点 日期 截止时间 责任人 完成时间 逾期（分钟） 状态 操作',
  },
] satisfies Heads[]
