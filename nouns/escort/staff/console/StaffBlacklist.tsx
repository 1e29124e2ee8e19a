import Details from '@shouya/console/ui/Details.tsx'
import Attachments from '@shouya/console/ui/files/Attachments.tsx'
import { minute } from '@shouya/console/ui/text.ts'
import { useTranslation } from 'react-i18next'
import type { StaffDetail } from './staffList.ts'

/** The entries of a person on the blacklist: reason, evidence and removal. */
export default function StaffBlacklist({ row }: { row: StaffDetail }) {
  const { t } = useTranslation()
  return row.blacklist.map(({ id, files, ...entry }) => (
    <Details
      key={id}
      items={[
        { label: t('escort.reason'), value: entry.reason, wide: true },
        { label: t('staff.evidence'), value: files.length > 0 && <Attachments files={files} />, wide: true },
        {
          label: t('staff.barredBy'),
          value: `${entry.create_user_name} ${minute(entry.create_time)}`,
          wide: true,
        },
        entry.remove_time !== null && {
          label: t('staff.unbarred'),
          value: `${entry.remove_user_name} ${minute(entry.remove_time)} ${entry.remove_bill_no} ${entry.remove_reason}`,
          wide: true,
        },
      ]}
    />
  ))
}
