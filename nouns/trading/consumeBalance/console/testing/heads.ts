import type { Heads } from '@shouya/console/testing/Heads.ts'
import { balancesPage } from '../balancesPage.ts'

export default [
  {
    path: balancesPage.path,
    who: ['trade_admin', 'finance'],
    heads: '名称 耗材 授权总量 已用 剩余 冻结 预警 最近变动 操作',
  },
] satisfies Heads[]
