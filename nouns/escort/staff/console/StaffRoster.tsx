import type { DataOf } from '@shouya/console/api/path.ts'
import { mark } from '@shouya/console/i18n/language.ts'
import { useDictLabel } from '@shouya/console/ui/useDict.ts'
import { useTranslation } from 'react-i18next'

/** 《押运人员名册》: photo, name, number, duty, certificate, until when, where; it hangs at the outlet. */
export default function StaffRoster({ data }: { data: DataOf<'Escort/GetStaffPrintList'> }) {
  const { t } = useTranslation()
  const duty = useDictLabel('staff_duty')
  const status = useDictLabel('staff_status')
  const word = (name: string) => t(`escort.staff.field.${name}` as 'escort.staff.field.name')
  return (
    <table className="staff-roster">
      <colgroup>
        {[8, 9, 9, 10, 18, 15, 11, 12, 8].map((width, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
          <col key={at} style={{ width: `${width}%` }} />
        ))}
      </colgroup>
      <thead>
        <tr className="print-title">
          <th colSpan={9}>
            <h1>
              {data.bank_name} {t('escort.staff.roster')}
            </h1>
          </th>
        </tr>
        <tr>
          <th>{t('escort.staff.photo')}</th>
          <th>{word('name')}</th>
          <th>{word('staff_no')}</th>
          <th>{word('duty_type')}</th>
          <th>{word('company_name')}</th>
          <th>{word('guard_cert_no')}</th>
          <th>{word('pass_card_no')}</th>
          <th>{word('pass_end')}</th>
          <th>{word('status')}</th>
        </tr>
      </thead>
      {data.rows.map((row) => (
        <tbody key={row.id}>
          <tr>
            <td rowSpan={2}>{row.photo_url && <img src={row.photo_url} alt="" />}</td>
            <td>{row.name}</td>
            <td>{row.staff_no}</td>
            <td>{duty(row.duty_type)}</td>
            <td>{row.company_name}</td>
            <td>{row.guard_cert_mask}</td>
            <td>{row.pass_card_no}</td>
            <td>{row.pass_end}</td>
            <td>{status(row.status)}</td>
          </tr>
          <tr>
            <th>{word('depts')}</th>
            <td colSpan={7}>{row.dept_names.join(mark('、'))}</td>
          </tr>
        </tbody>
      ))}
    </table>
  )
}
