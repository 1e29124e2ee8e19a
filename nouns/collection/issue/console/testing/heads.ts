import type { Heads } from '@shouya/console/testing/Heads.ts'
import { issuePage } from '../issuePage.ts'

export default [
  {
    path: issuePage.path,
    who: ['branch_security'],
    heads: '标题 类别 下发机构 截止时间 已报送 逾期未报 状态 操作',
  },
] satisfies Heads[]
