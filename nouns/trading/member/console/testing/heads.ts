import type { Heads } from '@shouya/console/testing/Heads.ts'
import { memberPage } from '../memberPage.ts'

export default [
  {
    path: memberPage.path,
    who: ['member_service', 'trade_admin'],
    heads: '会员编号 会员名称 代理商 余额 押金 设备数 最近使用 状态 操作',
  },
] satisfies Heads[]
