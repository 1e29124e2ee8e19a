import type { Heads } from '@shouya/console/testing/Heads.ts'
import { conferencePage } from '../conferencePage.ts'

export default [
  { path: conferencePage.path, who: ['admin'], heads: '单号 机构 日期 内容 登记人 登记时间 状态 操作' },
] satisfies Heads[]
