import { register } from '../../../rectify/checkItem/rules.ts'
import ReportRegister from '../../checkReport/console/ReportRegister.tsx'
import type { OwnPages } from '../../checkReport/console/reportList.ts'
import type { ReportNoun } from '../../checkReport/fields.ts'
import { leastInspectors } from '../../checkReport/rules.ts'
import { fireCheck } from '../noun.ts'
import { outOfOrder } from '../rules.ts'
import FireFacts from './FireFacts.tsx'
import FireFields from './FireFields.tsx'
import FirePrint from './FirePrint.tsx'
import { beginFire, type FireDetail, type FireValues, writtenFire } from './fireValues.ts'

const own: OwnPages = {
  noun: fireCheck as object as ReportNoun,
  book: 'fireCheck.book',
  leastInspectors: leastInspectors.fire,
  fields: (signs) => <FireFields signs={signs} />,
  begun: beginFire,
  written: (row) => writtenFire(row as FireDetail),
  items: (items, values) => {
    const { extinguishers = [], check_date = '' } = values as Partial<FireValues>
    const bad = outOfOrder(extinguishers.filter(({ expire_date }) => expire_date) as never, check_date)
    return items.map((item) => (item.known_by === register.extinguishers ? { ...item, known_count: bad.length } : item))
  },
  facts: (row) => <FireFacts row={row as FireDetail} />,
  sheet: (row) => <FirePrint row={row as FireDetail} />,
}

/** Quarterly checks of fire safety (domain 5.7). */
export default function FireCheckList() {
  return <ReportRegister own={own} />
}
