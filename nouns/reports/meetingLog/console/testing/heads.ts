import type { Heads } from '@shouya/console/testing/Heads.ts'
import { meetingPage } from '../meetingPage.ts'

export default [
  {
    path: meetingPage.path,
    who: ['outlet_safety'],
    heads: '单号 类型 主题 开始时间 应到 实到 签名 状态 操作',
  },
] satisfies Heads[]
