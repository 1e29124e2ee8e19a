import type { Heads } from '@shouya/console/testing/Heads.ts'
import { memberDevicePage } from '../memberDevicePage.ts'

export default [
  {
    path: memberDevicePage.path,
    who: ['trade_admin', 'agent_user', 'member_service'],
    heads: '设备编号 产品 代理商 会员 租赁结束 押金 设备状态 绑定状态 操作',
  },
] satisfies Heads[]
