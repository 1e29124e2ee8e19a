import type { Heads } from '@shouya/console/testing/Heads.ts'
import { productsPage } from '../productsPage.ts'

export default [
  {
    path: productsPage.path,
    who: ['trade_admin', 'agent_user'],
    heads: '产品编码 产品名称 分类 销售方式 售价（元） 代理价（元） 库存 状态 操作',
  },
] satisfies Heads[]
