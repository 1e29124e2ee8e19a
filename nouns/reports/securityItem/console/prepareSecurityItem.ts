import { prepareReport } from '../../checkReport/console/prepareReport.ts'
import { securityItem } from '../noun.ts'

export default () => prepareReport({ noun: securityItem })
