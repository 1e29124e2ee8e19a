import type { Heads } from '@shouya/console/testing/Heads.ts'
import { videoPage } from '../videoPage.ts'

export default [
  {
    path: `${videoPage.path}?all=1`,
    who: ['hq_security', 'branch_security', 'monitor_center'],
    heads: '单号 网点 日期 申请人 申请单位 调阅方式 应归还日期 状态 操作',
  },
] satisfies Heads[]
