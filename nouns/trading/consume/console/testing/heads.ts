import type { Heads } from '@shouya/console/testing/Heads.ts'
import { consumesPage } from '../consumesPage.ts'

export default [
  {
    path: consumesPage.path,
    who: ['trade_admin', 'agent_user'],
    heads: '耗材编码 耗材名称 分类 规格 单位 售价（元） 库存 状态 操作',
  },
] satisfies Heads[]
