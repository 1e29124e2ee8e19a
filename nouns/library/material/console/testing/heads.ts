import type { Heads } from '@shouya/console/testing/Heads.ts'
import { buildingManagedPage } from '../buildingManagedPage.ts'
import { buildingPage } from '../buildingPage.ts'
import { learningManagedPage } from '../learningManagedPage.ts'
import { learningPage } from '../learningPage.ts'

export default [
  { path: learningPage.path, who: ['outlet_teller'], heads: '标题 分类 发布机构 发布时间 阅读期限 阅读状态 操作' },
  { path: buildingPage.path, who: ['outlet_teller'], heads: '标题 分类 网点 建设阶段 发布机构 发布时间 阅读状态 操作' },
  { path: learningManagedPage.path, who: ['hq_security'], heads: '标题 分类 发布机构 发布时间 已读 状态 操作' },
  {
    path: buildingManagedPage.path,
    who: ['hq_security'],
    heads: '标题 分类 网点 建设阶段 发布机构 发布时间 已读 状态 操作',
  },
] satisfies Heads[]
