import type { Heads } from '@shouya/console/testing/Heads.ts'
import { moneyBoxPage } from '../moneyBoxPage.ts'

export default [
  {
    path: moneyBoxPage.path,
    who: ['outlet_safety', 'outlet_teller'],
    heads: '单号 类型 到达/离开 车牌 押运员 箱数(送/收) 准点 状态 操作',
  },
  {
    path: `${moneyBoxPage.path}?all=1`,
    who: ['hq_security', 'branch_security', 'monitor_center', 'escort_admin'],
    heads: '单号 网点 类型 到达/离开 车牌 押运员 准点 状态 操作',
  },
] satisfies Heads[]
