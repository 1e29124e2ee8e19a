import type { Heads } from '@shouya/console/testing/Heads.ts'
import { rechargePage } from '../rechargePage.ts'

export default [
  {
    path: rechargePage.path,
    who: ['finance', 'member_service'],
    heads: '单号 会员 套餐 设备 金额（元） 支付方式 下单时间 状态 操作',
  },
] satisfies Heads[]
