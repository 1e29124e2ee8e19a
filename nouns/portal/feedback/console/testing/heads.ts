import type { Heads } from '@shouya/console/testing/Heads.ts'
import { feedbackPage } from '../feedbackPage.ts'

export default [
  { path: feedbackPage.path, who: ['sys_admin'], heads: '标题 类型 提交人 所属机构 提交时间 处理人 满意度 状态 操作' },
  { path: feedbackPage.path, who: ['outlet_teller'], heads: '标题 类型 提交时间 处理人 回复时间 满意度 状态 操作' },
] satisfies Heads[]
