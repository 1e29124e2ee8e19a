import type { Heads } from '@shouya/console/testing/Heads.ts'
import { managedPage } from '../managedPage.ts'
import { receivedPage } from '../receivedPage.ts'

export default [
  { path: receivedPage.path, who: ['admin'], heads: '标题 类型 发布机构 发布人 发布时间 阅读状态 操作' },
  { path: managedPage.path, who: ['admin'], heads: '标题 类型 接收机构 发布人 发布时间 已读 状态 操作' },
] satisfies Heads[]
