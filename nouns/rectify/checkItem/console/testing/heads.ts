import type { Heads } from '@shouya/console/testing/Heads.ts'
import { itemsPage } from '../itemsPage.ts'

export default [
  { path: itemsPage.path, who: ['admin'], heads: '项目编号 检查内容 适用表 类别 隐患等级 必拍照 所属机构 状态 操作' },
] satisfies Heads[]
