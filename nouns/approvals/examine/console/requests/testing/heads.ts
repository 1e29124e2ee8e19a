import type { Heads } from '@shouya/console/testing/Heads.ts'
import { handledPage } from '../handledPage.ts'
import { inboxPage } from '../inboxPage.ts'
import { requestsPage } from '../requestsPage.ts'

export default [
  {
    path: `${requestsPage.path}?tab=all`,
    who: ['admin'],
    heads: '标题 流程 发起人 机构 当前节点 提交时间 结束时间 状态 操作',
  },
  { path: inboxPage.path, who: ['outlet_leader'], heads: '标题 任务节点 截止时间 操作' },
  { path: handledPage.path, who: ['outlet_leader'], heads: '标题 摘要 处理时间 发起人 机构 当前节点 状态 操作' },
] satisfies Heads[]
