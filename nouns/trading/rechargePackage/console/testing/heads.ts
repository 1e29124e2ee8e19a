import type { Heads } from '@shouya/console/testing/Heads.ts'
import { packagePage } from '../packagePage.ts'

export default [
  {
    path: packagePage.path,
    who: ['trade_admin'],
    heads: '套餐名称 类型 内容 售价（元） 有效天数 销售结束 已售 状态 操作',
  },
] satisfies Heads[]
