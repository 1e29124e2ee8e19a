import type { Heads } from '@shouya/console/testing/Heads.ts'
import { drillPage } from '../drillPage.ts'

export default [
  {
    path: drillPage.path,
    who: ['outlet_safety'],
    heads: '单号 类型 形式 期间 开始时间 人数 响应秒 得分 状态 操作',
  },
] satisfies Heads[]
