import type { Heads } from '@shouya/console/testing/Heads.ts'
import { issueListPage } from '../issueListPage.ts'

export default [
  {
    path: issueListPage.path,
    who: ['outlet_safety'],
    heads: '标题 下发机构 截止时间 报送时间 报送人 状态 操作',
  },
] satisfies Heads[]
