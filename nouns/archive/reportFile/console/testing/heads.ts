import type { Heads } from '@shouya/console/testing/Heads.ts'
import { archivePage } from '../archivePage.ts'

export default [
  {
    path: archivePage.path,
    who: ['outlet_safety'],
    heads: '归档号 标题 期间 页数 密级 归档日期 到期日 状态 操作',
  },
  {
    path: archivePage.path,
    who: ['hq_security'],
    heads: '归档号 标题 机构 期间 页数 密级 到期日 状态 操作',
  },
] satisfies Heads[]
