import { call } from '@shouya/console/api/call.ts'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import { useTranslation } from 'react-i18next'
import StaffFields from './StaffFields.tsx'
import type { StaffBody, StaffFacts, StaffValues } from './staffList.ts'

const ids = (files: readonly { id: number }[]) => files.map((file) => file.id)

/** The fields of a person that the form changes. Numbers are not among them: nobody has them at hand to send them back. */
function toValues(row: StaffFacts): Partial<StaffValues> {
  const { id, version, escort_company_id, staff_no, name, gender, nation, address, duty_type, is_leader } = row
  const { drive_class, drive_end, gun_cert_end, bg_check_date, entry_date, train_date, health_end, remark } = row
  return {
    ...{ id, version, escort_company_id, staff_no, name, gender, nation, address, duty_type, is_leader },
    ...{ drive_end, gun_cert_end, bg_check_date, entry_date, train_date, health_end, remark },
    drive_class: drive_class as StaffBody['drive_class'],
    emergency_name: row.emergency_name ?? '',
    guard_cert_org: row.guard_cert_org ?? '',
    bg_check_result: row.bg_check_result as StaffBody['bg_check_result'],
    face_id: row.face_id,
    finger_ref: row.finger_ref,
    dept_ids: ids(row.depts),
    user_id: row.user_id,
    photo_file_id: ids(row.photos),
    id_card_front_file_id: ids(row.id_card_front),
    id_card_back_file_id: ids(row.id_card_back),
    guard_cert_file_id: ids(row.guard_cert_files),
    gun_cert_file_id: ids(row.gun_cert_files),
  }
}

const texts = ['nation', 'address', 'face_id', 'finger_ref', 'remark'] as const
const numbers = ['id_card', 'phone', 'emergency_phone', 'guard_cert_no', 'gun_cert_no', 'drive_licence_no'] as const

/** What was emptied is sent as nothing; a number that was not entered stays as it is. */
const toBody = (values: StaffValues): StaffBody => ({
  ...values,
  ...Object.fromEntries(texts.map((name) => [name, values[name] || null])),
  ...Object.fromEntries(numbers.map((name) => [name, values[name] || undefined])),
  user_id: values.user_id ?? null,
  photo_file_id: values.photo_file_id[0] as number,
  id_card_front_file_id: values.id_card_front_file_id[0] as number,
  id_card_back_file_id: values.id_card_back_file_id[0] as number,
  guard_cert_file_id: values.guard_cert_file_id[0] as number,
  gun_cert_file_id: values.gun_cert_file_id?.[0] ?? null,
})

type Props = { row?: StaffFacts; company?: number | undefined; onClose: () => void }

/** Enters a person, who then waits for the bank's approval, or changes what is known of them. */
export default function StaffForm({ row, company, onClose }: Props) {
  const { t } = useTranslation()
  const empty: Partial<StaffValues> = {
    gender: 1,
    is_leader: false,
    bg_check_result: 1,
    photo_file_id: [],
    id_card_front_file_id: [],
    id_card_back_file_id: [],
    guard_cert_file_id: [],
    gun_cert_file_id: [],
    ...(company !== undefined && { escort_company_id: company }),
  }
  return (
    <FormDrawer<'Escort/SaveStaff', StaffValues>
      path="Escort/SaveStaff"
      title={row ? `${t('escort.staff.edit')} · ${row.name} ${row.staff_no}` : t('escort.staff.addTitle')}
      initial={row ? toValues(row) : empty}
      toBody={toBody}
      {...(row && { reload: async () => toValues(await call('Escort/GetStaff', { id: row.id })) })}
      refreshes={['Remind']}
      again={!row}
      onClose={onClose}
    >
      <StaffFields row={row} />
    </FormDrawer>
  )
}
