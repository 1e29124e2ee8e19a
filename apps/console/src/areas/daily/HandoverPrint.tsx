import { useTranslation } from 'react-i18next'
import type { DataOf } from '../../api/path.ts'
import RegisterPrint, { type PrintWish } from '../../ui/paper/RegisterPrint.tsx'
import HandoverLedgerTable from './HandoverLedgerTable.tsx'

type Props = { wish: PrintWish; onClose: () => void }

/** Prints the register book of key handovers (domain 17.2) on A4. */
export default function HandoverPrint(props: Props) {
  return (
    <RegisterPrint path="RoomKey/GetPrintList" landscape {...props}>
      {(data) => <Book data={data} />}
    </RegisterPrint>
  )
}

function Book({ data: { bank_name, rows } }: { data: DataOf<'RoomKey/GetPrintList'> }) {
  const { t } = useTranslation()
  const units = [...new Set(rows.map((row) => row.dept_name))]
  const days = rows.map((row) => row.biz_date).sort()
  const [begin, end] = [days[0] ?? '', days.at(-1) ?? '']
  return (
    <>
      <h1>
        {bank_name} {t('daily.book')}
      </h1>
      <div className="print-head">
        <span>
          {t('daily.outlet')} {units.length === 1 ? units[0] : t('daily.units', { count: units.length })}
        </span>
        <span>
          {t('daily.field.biz_date')} {begin === end ? begin : `${begin} ~ ${end}`}
        </span>
      </div>
      <HandoverLedgerTable rows={rows} units={units.length > 1} />
    </>
  )
}
