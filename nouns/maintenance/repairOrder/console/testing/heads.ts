import type { Heads } from '@shouya/console/testing/Heads.ts'
import { managePage } from '../managePage.ts'
import { requestPage } from '../requestPage.ts'

export default [
  {
    path: managePage.path,
    who: ['branch_security', 'vendor'],
    heads: '工单号 网点 设备名称 故障描述 紧急程度 维保厂商 当前时限 状态 操作',
  },
  {
    path: requestPage.path,
    who: ['outlet_safety'],
    heads: '工单号 设备名称 故障描述 报修时间 紧急程度 维保厂商 当前时限 状态 操作',
  },
] satisfies Heads[]
