import type { Heads } from '@shouya/console/testing/Heads.ts'
import { tradeRepairsPage } from '../tradeRepairsPage.ts'

export default [
  {
    path: tradeRepairsPage.path,
    who: ['trade_admin', 'member_service'],
    heads: '单号 设备编号 产品 会员 故障描述 紧急程度 报修时间 状态 操作',
  },
] satisfies Heads[]
