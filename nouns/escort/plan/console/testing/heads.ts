import type { Heads } from '@shouya/console/testing/Heads.ts'
import { plansPage } from '../../../console/plansPage.ts'

export default [
  { path: plansPage.path, who: ['escort_admin'], heads: '日期 班次 线路 时间 车牌 司机 护卫员 解款员 状态 操作' },
  { path: `${plansPage.path}?tab=route`, who: ['escort_admin'], heads: '线路号 线路名称 站数 停靠机构 状态 操作' },
  {
    path: `${plansPage.path}?tab=box`,
    who: ['escort_admin'],
    heads: '箱号 箱型 所属网点 位置 到位时间 RFID 状态 操作',
  },
] satisfies Heads[]
