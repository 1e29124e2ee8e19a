import type { Heads } from '@shouya/console/testing/Heads.ts'
import { neededPage } from '../neededPage.ts'

export default [
  { path: neededPage.path, who: ['trade_admin'], heads: '产品 耗材 单位 每次用量（件） 必需 操作' },
] satisfies Heads[]
