import type { Heads } from '@shouya/console/testing/Heads.ts'
import { devicePage } from '../devicePage.ts'

export default [
  {
    path: devicePage.path,
    who: ['trade_admin', 'agent_user', 'member_service'],
    heads: '设备编号 产品 代理商 会员 在线 剩余次数 最近使用 状态 操作',
  },
] satisfies Heads[]
