import type { DataOf } from '@shouya/console/api/path.ts'
import { mark } from '@shouya/console/i18n/language.ts'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import { useDictLabel } from '@shouya/console/ui/useDict.ts'
import { useTranslation } from 'react-i18next'
import { staff } from '../noun.ts'

const heads = [
  'name',
  'staff_no',
  'duty_type',
  'company_name',
  'guard_cert_no',
  'pass_card_no',
  'pass_end',
  'status',
] as const

/** Widths of the columns in percent; the first is that of the picture. */
const widths = [8, 9, 9, 10, 18, 15, 11, 12, 8]

/** 《押运人员名册》, which hangs at the outlet: picture, name, number, duty, certificate, pass, units. */
export default function RosterPrint({ data }: { data: DataOf<'Escort/GetStaffPrintList'> }) {
  const { t } = useTranslation()
  const duty = useDictLabel(staff.fields.duty_type.dict)
  const status = useDictLabel(staff.states.dict)
  const { label } = useNounWords(staff)
  return (
    <table className="staff-roster">
      <colgroup>
        {widths.map((width, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the columns are fixed
          <col key={at} style={{ width: `${width}%` }} />
        ))}
      </colgroup>
      <thead>
        <tr className="print-title">
          <th colSpan={9}>
            <h1>
              {data.bank_name} {t('staff.roster')}
            </h1>
          </th>
        </tr>
        <tr>
          <th>{t('staff.photo')}</th>
          {heads.map((head) => (
            <th key={head}>{label(head)}</th>
          ))}
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
            <th>{t('staff.field.dept_ids')}</th>
            <td colSpan={7}>{row.dept_names.join(mark('、'))}</td>
          </tr>
        </tbody>
      ))}
    </table>
  )
}
