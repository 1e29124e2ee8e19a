import type { Heads } from '@shouya/console/testing/Heads.ts'
import { sceneCheckPage } from '../sceneCheckPage.ts'

export default [
  {
    path: sceneCheckPage.path,
    who: ['branch_security'],
    heads: '单号 被检机构 期间 检查日期 检查人 得分 等级 异常数 状态 操作',
  },
] satisfies Heads[]
