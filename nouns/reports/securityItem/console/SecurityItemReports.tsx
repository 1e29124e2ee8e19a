import ReportRegister from '../../checkReport/console/ReportRegister.tsx'
import type { OwnPages } from '../../checkReport/console/reportList.ts'
import type { ReportNoun } from '../../checkReport/fields.ts'
import { leastInspectors } from '../../checkReport/rules.ts'
import { securityItem } from '../noun.ts'

const own: OwnPages = {
  noun: securityItem as object as ReportNoun,
  book: 'securityItem.book',
  leastInspectors: leastInspectors.monthly,
}

/** Monthly security checks (domain 5.4). */
export default function SecurityItemReports() {
  return <ReportRegister own={own} />
}
