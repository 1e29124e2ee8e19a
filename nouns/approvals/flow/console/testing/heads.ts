import type { Heads } from '@shouya/console/testing/Heads.ts'
import { flowsPage } from '../flowsPage.ts'

export default [
  { path: flowsPage.path, who: ['admin'], heads: '审批流名称 分类 表单 版本 发布时间 更新时间 状态 操作' },
] satisfies Heads[]
