import { prepareReport } from '../../checkReport/console/prepareReport.ts'
import { fireCheck } from '../noun.ts'

export default () => prepareReport({ noun: fireCheck })
