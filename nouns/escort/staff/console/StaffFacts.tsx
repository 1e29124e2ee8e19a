import { mark } from '@shouya/console/i18n/language.ts'
import Facts from '@shouya/console/noun/Facts.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import PhotoView from '@shouya/console/ui/PhotoView.tsx'
import { minute } from '@shouya/console/ui/text.ts'
import { useTranslation } from 'react-i18next'
import { staff } from '../noun.ts'
import RevealButton from './RevealButton.tsx'
import type { StaffDetail } from './staffList.ts'
import type { Numbers } from './useWholeNumbers.ts'

/** The personal data of a person, with their units and contacts. */
export default function StaffFacts({ row, numbers }: { row: StaffDetail; numbers: Numbers }) {
  const { t } = useTranslation()
  const { label } = useNounWords(staff)
  const { whole } = numbers
  return (
    <>
      <RevealButton numbers={numbers} />
      <Facts
        of={staff}
        row={row}
        show={[
          {
            label: label('photo_file_id'),
            value: row.photos.length > 0 && <PhotoView ids={row.photos.map((photo) => photo.id)} />,
            wide: true,
          },
          { label: label('company_name'), value: row.company_name, wide: true },
          'name',
          'staff_no',
          'duty_type',
          'is_leader',
          'gender',
          'birthday',
          { label: label('id_card'), value: whole?.id_card ?? row.id_card_mask, wide: true },
          { label: label('phone'), value: whole?.phone ?? row.phone_mask },
          'nation',
          'emergency_name',
          { label: label('emergency_phone'), value: whole?.emergency_phone ?? row.emergency_phone_mask },
          'address',
          {
            label: t('staff.field.dept_ids'),
            value: row.depts.map((dept) => dept.dept_name).join(mark('、')),
            wide: true,
          },
          'user_name',
          'entry_date',
          'leave_date',
          'status_reason',
          row.status_user_name !== null && {
            label: label('status_user_name'),
            value: `${row.status_user_name} ${minute(row.status_time)}`,
          },
          row.snapshot_day !== null && {
            label: label('snapshot_day'),
            value: t('staff.stillCounts', { day: row.snapshot_day }),
            wide: true,
          },
          row.purge_time !== null && 'purge_time',
          'create_user_name',
          'create_time',
          'remark',
        ]}
      />
    </>
  )
}
