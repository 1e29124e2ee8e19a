import type { Heads } from '@shouya/console/testing/Heads.ts'
import { carsPage } from '../carsPage.ts'

export default [
  {
    path: carsPage.path,
    who: ['branch_security', 'admin'],
    heads: '车牌号 车辆编号 车型 公司 年检到期 保险到期 状态 操作',
  },
  { path: carsPage.path, who: ['escort_admin'], heads: '车牌号 车辆编号 车型 年检到期 保险到期 状态 操作' },
] satisfies Heads[]
