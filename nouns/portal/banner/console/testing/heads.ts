import type { Heads } from '@shouya/console/testing/Heads.ts'
import { bannersPage } from '../bannersPage.ts'

export default [
  {
    path: bannersPage.path,
    who: ['admin', 'sys_admin'],
    heads: '标题 展示位 展示日期 今日展示 可见机构 点击 状态 操作',
  },
] satisfies Heads[]
