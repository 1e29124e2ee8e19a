import type { Heads } from '@shouya/console/testing/Heads.ts'
import { companiesPage } from '../../../console/companiesPage.ts'

export default [
  {
    path: companiesPage.path,
    who: ['admin'],
    heads: '公司编号 公司名称 服务机构数 车辆数 人员数 许可证到期 合同到期 状态 操作',
  },
] satisfies Heads[]
