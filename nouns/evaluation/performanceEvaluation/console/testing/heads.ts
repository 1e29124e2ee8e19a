import type { Heads } from '@shouya/console/testing/Heads.ts'
import { performancePage } from '../performancePage.ts'

export default [
  {
    path: performancePage.path,
    who: ['branch_security'],
    heads: '单号 年度 考核对象 守押公司 总分 等级 分行排名 结论 状态 操作',
  },
] satisfies Heads[]
