import type { Heads } from '@shouya/console/testing/Heads.ts'
import { visitorsPage } from '../visitorsPage.ts'

export default [
  {
    path: visitorsPage.path,
    who: ['outlet_safety', 'outlet_teller', 'guard'],
    heads: '单号 姓名 单位 进入时间 离开时间 人员类别 进入区域 状态 操作',
  },
  {
    path: `${visitorsPage.path}?all=1`,
    who: ['hq_security', 'branch_security'],
    heads: '单号 网点 姓名 单位 进入时间 离开时间 进入区域 状态 操作',
  },
] satisfies Heads[]
