import { call } from '@shouya/console/api/call.ts'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import { enteredOf } from '@shouya/noun/values'
import { useTranslation } from 'react-i18next'
import { staff } from '../noun.ts'
import StaffFields from './StaffFields.tsx'
import { pictures, type StaffBody, type StaffDetail } from './staffList.ts'

type Values = Partial<StaffBody>

/** The values of the form for an existing person, without the personal numbers, which the console does not have. */
function toValues(row: StaffDetail): Values {
  const files = Object.entries(pictures).map(([field, answered]) => [field, row[answered][0]?.id ?? null])
  const entered = enteredOf(staff, { ...row, ...Object.fromEntries(files) })
  return { id: row.id, version: row.version, ...(entered as Values), dept_ids: row.depts.map((dept) => dept.id) }
}

const numbers = ['id_card', 'phone', 'emergency_phone', 'guard_cert_no', 'gun_cert_no', 'drive_licence_no'] as const

/** Empty fields are sent as null; numbers that were not entered are left out and stay as they are. */
const toBody = (values: StaffBody): StaffBody => ({
  ...values,
  ...enteredOf(staff, values),
  ...Object.fromEntries(numbers.map((name) => [name, values[name] || undefined])),
})

type Props = { row?: StaffDetail; company?: number | undefined; onClose: () => void }

/** Enters a person, who then waits for the bank's approval, or changes their data. */
export default function StaffForm({ row, company, onClose }: Props) {
  const { t } = useTranslation()
  const empty: Values = {
    gender: 1,
    is_leader: false,
    bg_check_result: 1,
    ...(company !== undefined && { escort_company_id: company }),
  }
  return (
    <FormDrawer<'Escort/SaveStaff', StaffBody>
      path="Escort/SaveStaff"
      title={row ? `${t('staff.edit')} · ${row.name} ${row.staff_no}` : t('staff.addTitle')}
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
