import { mark } from '@shouya/console/i18n/language.ts'
import Details from '@shouya/console/ui/Details.tsx'
import DictText from '@shouya/console/ui/DictText.tsx'
import PhotoView from '@shouya/console/ui/PhotoView.tsx'
import { minute } from '@shouya/console/ui/text.ts'
import { useTranslation } from 'react-i18next'
import RevealButton from './RevealButton.tsx'
import type { StaffFacts } from './staffList.ts'
import type { Numbers } from './useWholeNumbers.ts'

/** Who somebody is, where they may work, how they are reached. */
export default function StaffPerson({ row, numbers: { whole, ...rest } }: { row: StaffFacts; numbers: Numbers }) {
  const { t } = useTranslation()
  const field = (name: string, value: string | null, wide = false) => ({
    label: t(`escort.staff.field.${name}` as 'escort.staff.field.name'),
    value,
    wide,
  })
  return (
    <>
      <RevealButton numbers={{ whole, ...rest }} />
      <Details
        items={[
          {
            label: t('escort.staff.field.photo_file_id'),
            value: row.photos.length > 0 && <PhotoView ids={row.photos.map((photo) => photo.id)} />,
            wide: true,
          },
          field('company_name', row.company_name, true),
          field('name', row.name),
          field('staff_no', row.staff_no),
          { label: t('escort.staff.field.duty_type'), value: <DictText dict="staff_duty" value={row.duty_type} /> },
          field('is_leader', row.is_leader ? t('ui.yes') : t('ui.no')),
          { label: t('escort.staff.field.gender'), value: <DictText dict="gender" value={row.gender} /> },
          field('birthday', row.birthday),
          field('id_card', whole?.id_card ?? row.id_card_mask, true),
          field('phone', whole?.phone ?? row.phone_mask),
          field('nation', row.nation),
          field('emergency_name', row.emergency_name),
          field('emergency_phone', whole?.emergency_phone ?? row.emergency_phone_mask),
          field('address', row.address, true),
          field('depts', row.depts.map((dept) => dept.dept_name).join(mark('、')), true),
          { label: t('escort.staff.field.user_id'), value: row.user_name },
          field('entry_date', row.entry_date),
          field('leave_date', row.leave_date),
          field('status_reason', row.status_reason, true),
          row.status_user_name !== null &&
            field('status_user_name', `${row.status_user_name} ${minute(row.status_time)}`),
          row.snapshot_day !== null && {
            label: t('escort.staff.field.snapshot_day'),
            value: t('escort.staff.stillCounts', { day: row.snapshot_day }),
            wide: true,
          },
          row.purge_time !== null && field('purge_time', minute(row.purge_time)),
          field('create_user_name', row.create_user_name),
          field('create_time', minute(row.create_time)),
          field('remark', row.remark, true),
        ]}
      />
    </>
  )
}
