import NounRecord from '@shouya/console/noun/NounRecord.tsx'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import type { RecordProps } from '@shouya/console/ui/record/RecordDrawer.tsx'
import { useTranslation } from 'react-i18next'
import { staff } from '../noun.ts'
import StaffBlacklist from './StaffBlacklist.tsx'
import StaffCertificateFacts from './StaffCertificateFacts.tsx'
import StaffCheck from './StaffCheck.tsx'
import StaffFacts from './StaffFacts.tsx'
import type { StaffRow } from './staffList.ts'
import { useWholeNumbers } from './useWholeNumbers.ts'

/** One person: their data, their certificates, and the check whether they may carry boxes. */
export default function StaffDetail(record: RecordProps<StaffRow>) {
  const { t } = useTranslation()
  const numbers = useWholeNumbers(record.id)
  return (
    <NounRecord
      {...record}
      of={staff}
      get="Escort/GetStaff"
      name={(row) => `${row.name} ${row.staff_no}`}
      status={(row) => <DictTag dict={staff.states.dict} value={row.status} />}
      tabs={(row) => [
        { key: 'facts', label: t('ui.facts'), children: <StaffFacts row={row} numbers={numbers} /> },
        {
          key: 'certificates',
          label: t('staff.certificates'),
          children: <StaffCertificateFacts row={row} numbers={numbers} />,
        },
        ...(row.blacklist.length > 0
          ? [{ key: 'blacklist', label: t('staff.blacklist'), children: <StaffBlacklist row={row} /> }]
          : []),
        { key: 'check', label: t('staff.check'), children: <StaffCheck row={row} /> },
      ]}
    />
  )
}
