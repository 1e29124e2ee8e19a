import type { Heads } from '@shouya/console/testing/Heads.ts'
import { useLogPage } from '../useLogPage.ts'

export default [
  {
    path: useLogPage.path,
    who: ['trade_admin', 'finance', 'agent_user', 'member_service'],
    heads: '开始时间 设备编号 产品 会员 类型 数量 费用 结果 操作',
  },
] satisfies Heads[]
