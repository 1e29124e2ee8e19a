import type { Heads } from '@shouya/console/testing/Heads.ts'
import { addressPage } from '../addressPage.ts'

export default [
  {
    path: addressPage.path,
    who: ['outlet_teller', 'branch_security'],
    heads: '姓名/名称 机构 岗位 电话 短号 分组 操作',
  },
  {
    path: `${addressPage.path}?tab=entered`,
    who: ['branch_security'],
    heads: '姓名/名称 分组 所属机构 手机/电话 座机 可见范围 状态 操作',
  },
] satisfies Heads[]
