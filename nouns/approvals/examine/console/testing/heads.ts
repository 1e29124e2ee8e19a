import type { Heads } from '@shouya/console/testing/Heads.ts'
import { requestsPage } from '../requests/requestsPage.ts'

export default [
  {
    path: requestsPage.path,
    who: ['outlet_safety', 'branch_security'],
    heads: '标题 流程 摘要 当前节点 提交时间 结束时间 状态 操作',
  },
] satisfies Heads[]
