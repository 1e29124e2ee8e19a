import type { Cases } from '@shouya/server/testing/matrix/scopeCase.ts'

/** What names a row in the actions of the noun. */
export default {
  'Log/Get id': { free: 'the log belongs to no unit: only roles that see everything hold sys_log (domain 14)' },
  'Log/GetPageList dept_id': { free: 'as Log/Get; where a scope is narrower, it narrows the log as well (logsWithin)' },
  'Log/GetPageList user_id': { free: 'as Log/Get' },
} satisfies Cases
