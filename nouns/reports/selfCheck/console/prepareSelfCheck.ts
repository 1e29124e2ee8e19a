import { prepareReport } from '../../checkReport/console/prepareReport.ts'
import { selfCheck } from '../noun.ts'
import { kinds } from '../rules.ts'

export default () => prepareReport({ noun: selfCheck, asked: kinds.map((period_type) => ({ period_type })) })
