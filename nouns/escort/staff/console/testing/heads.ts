import type { Heads } from '@shouya/console/testing/Heads.ts'
import { staffPage } from '../staffPage.ts'

export default [
  {
    path: staffPage.path,
    who: ['branch_security', 'admin'],
    heads: '姓名 工号 岗位 公司 持枪证到期 押运证到期 最早到期 状态 操作',
  },
  {
    path: staffPage.path,
    who: ['escort_admin'],
    heads: '姓名 工号 岗位 手机 持枪证到期 押运证到期 最早到期 状态 操作',
  },
] satisfies Heads[]
