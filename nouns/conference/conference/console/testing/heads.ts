import type { Heads } from '@shouya/console/testing/Heads.ts'
import { conferencePage } from '../conferencePage.ts'

export default [
  {
    path: conferencePage.path,
    who: ['branch_security'],
    heads: '主题 类型 开始时间 会议室 应到 实到 机构 状态 操作',
  },
] satisfies Heads[]
