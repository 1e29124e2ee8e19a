import type { Heads } from '@shouya/console/testing/Heads.ts'
import { agentTransfer } from '../../noun.ts'

export default [
  {
    path: agentTransfer.route,
    who: ['trade_admin', 'finance', 'agent_user'],
    heads: '单号 代理商 类型 金额（元） 申请人 申请时间 处理人 状态 操作',
  },
] satisfies Heads[]
