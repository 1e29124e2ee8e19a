import { reportCases } from '../../../checkReport/server/testing/reportCases.ts'

export default reportCases('SelfCheck', () => ({ period_type: 1 }), 0)
