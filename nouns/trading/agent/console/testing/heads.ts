import type { Heads } from '@shouya/console/testing/Heads.ts'
import { agentPage } from '../agentPage.ts'

export default [
  {
    path: agentPage.path,
    who: ['trade_admin', 'finance', 'agent_user'],
    heads: '编码 代理商名称 级别 区域 设备数 货款余额 合同到期 状态 操作',
  },
] satisfies Heads[]
