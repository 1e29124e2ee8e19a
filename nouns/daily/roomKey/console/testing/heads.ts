import type { Heads } from '@shouya/console/testing/Heads.ts'
import { handoverPage } from '../handoverPage.ts'

export default [
  {
    path: handoverPage.path,
    who: ['outlet_safety', 'outlet_teller'],
    heads: '单号 交接时间 钥匙 交接类型 移交人 接收人 预计归还 状态 操作',
  },
  {
    path: `${handoverPage.path}?tab=ledger`,
    who: ['outlet_safety'],
    heads: '钥匙编号 钥匙名称 钥匙类型 正副 保管人 交接中单号 下次更换密码 钥匙状态 操作',
  },
  {
    path: `${handoverPage.path}?all=1`,
    who: ['hq_security', 'branch_security'],
    heads: '单号 网点 交接时间 钥匙 移交人 接收人 预计归还 状态 操作',
  },
  {
    path: `${handoverPage.path}?tab=ledger`,
    who: ['hq_security'],
    heads: '钥匙编号 钥匙名称 网点 钥匙类型 保管人 交接中单号 下次更换密码 钥匙状态 操作',
  },
] satisfies Heads[]
