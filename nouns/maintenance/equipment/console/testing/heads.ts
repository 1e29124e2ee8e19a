import type { Heads } from '@shouya/console/testing/Heads.ts'
import { equipmentPage } from '../equipmentPage.ts'

export default [
  {
    path: equipmentPage.path,
    who: ['outlet_safety', 'branch_security', 'vendor'],
    heads: '设备编号 设备名称 设备类型 所属机构 安装位置 维保厂商 下次维保 状态 操作',
  },
] satisfies Heads[]
