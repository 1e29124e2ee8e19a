import type { Heads } from '@shouya/console/testing/Heads.ts'
import { fillPage } from '../../submission/console/fillPage.ts'
import { formsPage } from '../formsPage.ts'

export default [
  { path: formsPage.path, who: ['admin'], heads: '表单名称 分类 版本 发布时间 更新时间 状态 操作' },
  { path: `${formsPage.path}?tab=submissions`, who: ['admin'], heads: '表单 摘要 填报人 机构 填报时间 更正次数 操作' },
  { path: fillPage.path, who: ['admin'], heads: '表单名称 分类 备注 发布时间 操作' },
] satisfies Heads[]
