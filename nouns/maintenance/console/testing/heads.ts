import type { Heads } from '@shouya/console/testing/Heads.ts'
import { vendorsPage } from '../vendorsPage.ts'

export default [
  {
    path: vendorsPage.path,
    who: ['admin', 'branch_security'],
    heads: '厂商编号 厂商名称 服务类型 合同到期 绑定网点数 在修工单 平均评分 状态 操作',
  },
  {
    path: `${vendorsPage.path}?tab=bind&view=list`,
    who: ['hq_security'],
    heads: '机构 设备类型 厂商 主备 开始日期 结束日期 状态 操作',
  },
] satisfies Heads[]
