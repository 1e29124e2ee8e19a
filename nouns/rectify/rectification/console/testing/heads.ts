import type { Heads } from '@shouya/console/testing/Heads.ts'
import { rectifyPage } from '../rectifyPage.ts'

export default [
  { path: rectifyPage.path, who: ['outlet_safety'], heads: '单号 问题 等级 期限 责任人 来源 打回次数 状态 操作' },
  {
    path: rectifyPage.path,
    who: ['hq_security', 'branch_security'],
    heads: '单号 网点 问题 等级 期限 责任人 来源 状态 操作',
  },
] satisfies Heads[]
