import { useRead } from '@shouya/console/api/useRead.ts'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import RecordDrawer, { type RecordProps } from '@shouya/console/ui/record/RecordDrawer.tsx'
import { useTranslation } from 'react-i18next'
import { staff } from '../noun.ts'
import StaffBlacklist from './StaffBlacklist.tsx'
import StaffCertificateFacts from './StaffCertificateFacts.tsx'
import StaffCheck from './StaffCheck.tsx'
import StaffFacts from './StaffFacts.tsx'
import type { StaffRow } from './staffList.ts'
import { useWholeNumbers } from './useWholeNumbers.ts'

/** One person: who they are, their certificates, whether they may carry boxes, what was done. */
export default function StaffDetail({ id, moves, ...drawer }: RecordProps<StaffRow>) {
  const { t } = useTranslation()
  const { data, ...read } = useRead('Escort/GetStaff', { id })
  const numbers = useWholeNumbers(id)
  return (
    <RecordDrawer
      {...drawer}
      read={read}
      name={data ? `${data.name} ${data.staff_no}` : t('staff.title')}
      status={data && <DictTag dict={staff.states.dict} value={data.status} />}
      moves={data ? moves(data) : []}
      tabs={
        data && [
          { key: 'facts', label: t('ui.facts'), children: <StaffFacts row={data} numbers={numbers} /> },
          {
            key: 'certificates',
            label: t('staff.certificates'),
            children: <StaffCertificateFacts row={data} numbers={numbers} />,
          },
          ...(data.blacklist.length > 0
            ? [{ key: 'blacklist', label: t('staff.blacklist'), children: <StaffBlacklist row={data} /> }]
            : []),
          { key: 'check', label: t('staff.check'), children: <StaffCheck row={data} /> },
        ]
      }
      history={{ table: staff.table, id }}
    />
  )
}
