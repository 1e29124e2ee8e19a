import type { Heads } from '@shouya/console/testing/Heads.ts'
import { selfCheck } from '../../noun.ts'

export default [
  {
    path: selfCheck.route,
    who: ['outlet_safety'],
    heads: '单号 期间 检查日期 检查人 得分 等级 异常数 状态 操作',
  },
] satisfies Heads[]
