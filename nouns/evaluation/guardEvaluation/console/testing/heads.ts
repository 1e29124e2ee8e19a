import type { Heads } from '@shouya/console/testing/Heads.ts'
import { guardPage } from '../guardPage.ts'

export default [
  {
    path: guardPage.path,
    who: ['outlet_leader'],
    heads: '单号 保安 月份 得分 等级 建议 回复期限 状态 操作',
  },
] satisfies Heads[]
