import type { DataOf } from '@shouya/console/api/path.ts'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import { useDictLabel } from '@shouya/console/ui/useDict.ts'
import { QRCode } from 'antd'
import { useTranslation } from 'react-i18next'
import { staff } from '../noun.ts'

/** 交接证: cards of 86 × 54 mm with the picture and a QR code of the pass number, which is scanned at the door. */
export default function PassesPrint({ data }: { data: DataOf<'Escort/GetStaffPrintList'> }) {
  const { t } = useTranslation()
  const duty = useDictLabel(staff.fields.duty_type.dict)
  const { label } = useNounWords(staff)
  const rows = data.rows.filter(({ pass_card_no, pass_void_time }) => pass_card_no !== null && pass_void_time === null)
  if (rows.length === 0) return t('ui.nothingToPrint')
  return (
    <div className="staff-passes">
      {rows.map((row) => (
        <section key={row.id} className="staff-pass">
          <h2>
            {data.bank_name} {t('staff.passTitle')}
          </h2>
          <div>
            {row.photo_url && <img src={row.photo_url} alt="" />}
            <dl>
              <dt>{label('name')}</dt>
              <dd>{row.name}</dd>
              <dt>{label('duty_type')}</dt>
              <dd>{duty(row.duty_type)}</dd>
              <dt>{label('staff_no')}</dt>
              <dd>{row.staff_no}</dd>
              <dt>{label('company_name')}</dt>
              <dd>{row.company_name}</dd>
              <dt>{label('pass_end')}</dt>
              <dd>{row.pass_end}</dd>
            </dl>
            <figure>
              <QRCode type="svg" size={60} bordered={false} value={row.pass_card_no ?? ''} />
              <figcaption>{row.pass_card_no}</figcaption>
            </figure>
          </div>
        </section>
      ))}
    </div>
  )
}
