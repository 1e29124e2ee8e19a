import type { Heads } from '@shouya/console/testing/Heads.ts'
import { checkPage } from '../checkPage.ts'

export default [
  {
    path: checkPage.path,
    who: ['outlet_safety', 'outlet_teller', 'guard'],
    heads: '单号 日期 场次 检查人/复核人 异常数 整改进度 登记人 是否逾期 状态 操作',
  },
  {
    path: `${checkPage.path}?all=1`,
    who: ['hq_security', 'branch_security', 'monitor_center'],
    heads: '单号 网点 日期 场次 检查人/复核人 异常数 是否逾期 状态 操作',
  },
  {
    path: `${checkPage.path}?tab=abnormal`,
    who: ['hq_security'],
    heads: '日期 网点 场次 检查内容 问题描述 隐患等级 整改情况 操作',
  },
] satisfies Heads[]
