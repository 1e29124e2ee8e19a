import type { Heads } from '@shouya/console/testing/Heads.ts'
import { orderPage } from '../orderPage.ts'

export default [
  {
    path: orderPage.path,
    who: ['trade_admin', 'finance', 'member_service'],
    heads: '单号 类型 买方 商品 总额（元） 已付（元） 下单时间 状态 操作',
  },
] satisfies Heads[]
