import { reportCases } from '../../../checkReport/server/testing/reportCases.ts'

export default reportCases('SecurityItem', () => ({}), 0)
