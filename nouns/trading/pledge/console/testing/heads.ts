import type { Heads } from '@shouya/console/testing/Heads.ts'
import { pledgePage } from '../pledgePage.ts'

export default [
  {
    path: pledgePage.path,
    who: ['member_service', 'finance'],
    heads: '单号 会员 类型 金额 渠道 登记时间 凭证 状态 操作',
  },
] satisfies Heads[]
