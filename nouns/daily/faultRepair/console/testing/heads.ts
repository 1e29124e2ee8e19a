import type { Heads } from '@shouya/console/testing/Heads.ts'
import { faultPage } from '../faultPage.ts'

export default [
  {
    path: faultPage.path,
    who: ['outlet_safety', 'outlet_teller', 'guard'],
    heads: '单号 设备 位置 影响 故障描述 故障时间 停用时长 状态 操作',
  },
  {
    path: `${faultPage.path}?all=1`,
    who: ['hq_security', 'branch_security'],
    heads: '单号 网点 设备 影响 故障描述 故障时间 停用时长 状态 操作',
  },
] satisfies Heads[]
