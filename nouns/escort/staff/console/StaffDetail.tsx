import { useRead } from '@shouya/console/api/useRead.ts'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import RecordDrawer, { type RecordProps } from '@shouya/console/ui/record/RecordDrawer.tsx'
import { useTranslation } from 'react-i18next'
import StaffBlacklist from './StaffBlacklist.tsx'
import StaffCertificates from './StaffCertificates.tsx'
import StaffCheck from './StaffCheck.tsx'
import StaffPerson from './StaffPerson.tsx'
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
      name={data ? `${data.name} ${data.staff_no}` : t('escort.people')}
      status={data && <DictTag dict="staff_status" value={data.status} />}
      moves={data ? moves(data) : []}
      tabs={
        data && [
          { key: 'facts', label: t('ui.facts'), children: <StaffPerson row={data} numbers={numbers} /> },
          {
            key: 'certificates',
            label: t('escort.staff.certificates'),
            children: <StaffCertificates row={data} numbers={numbers} />,
          },
          ...(data.blacklist.length > 0
            ? [{ key: 'blacklist', label: t('escort.staff.blacklist'), children: <StaffBlacklist row={data} /> }]
            : []),
          { key: 'check', label: t('escort.staff.check'), children: <StaffCheck row={data} /> },
        ]
      }
      history={{ table: 'escort_staff', id }}
    />
  )
}
