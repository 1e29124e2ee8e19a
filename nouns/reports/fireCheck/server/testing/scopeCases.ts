import { reportCases } from '../../../checkReport/server/testing/reportCases.ts'
import { fireParts } from '../../../checkReport/server/testing/reports.ts'

export default reportCases('FireCheck', () => fireParts(), 1)
