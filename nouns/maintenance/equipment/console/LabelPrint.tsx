import RegisterPrint, { type PrintWish } from '@shouya/console/ui/paper/RegisterPrint.tsx'
import { QRCode } from 'antd'
import { useTranslation } from 'react-i18next'
import './labels.css'

/** Three columns of eight labels on A4. */
const PER_SHEET = 24

/** Labels to stick on devices: the code opens the report of a fault of that device on a phone. */
export default function LabelPrint(props: { wish: PrintWish; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <RegisterPrint path="Equipment/GetPrintList" {...props}>
      {({ bank_name, rows }) =>
        Array.from({ length: Math.ceil(rows.length / PER_SHEET) }, (_, at) => (
          <section key={rows[at * PER_SHEET]?.id} className="paper device-labels">
            {rows.slice(at * PER_SHEET, (at + 1) * PER_SHEET).map((row) => (
              <div key={row.id} className="device-label">
                <QRCode type="svg" size={84} bordered={false} value={`${location.origin}${row.path}`} />
                <div>
                  <strong>{row.equip_no}</strong>
                  <span>{row.name}</span>
                  <span>{row.dept_name.replace(bank_name, '')}</span>
                  <span>{row.location}</span>
                  <small>{t('equipment.labelNote')}</small>
                </div>
              </div>
            ))}
          </section>
        ))
      }
    </RegisterPrint>
  )
}
