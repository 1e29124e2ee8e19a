import type { Heads } from '@shouya/console/testing/Heads.ts'
import { tradeStatPage } from '../tradeStatPage.ts'

const { path } = tradeStatPage

export default [
  {
    path: `${path}?tab=accounts`,
    who: ['finance'],
    heads: '账户类型 所属 所属编号 余额 冻结 可用 分录数 暂停支出 操作',
  },
  { path: `${path}?tab=txns`, who: ['finance'], heads: '流水号 时间 摘要 金额 业务单据 经办人 状态 操作' },
  { path: `${path}?tab=checks`, who: ['finance'], heads: '差异 对账时间 账户 流水号 应为 实为 状态 操作' },
] satisfies Heads[]
