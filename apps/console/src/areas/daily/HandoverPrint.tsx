import { useTranslation } from 'react-i18next'
import type { DataOf } from '../../api/path.ts'
import { backfillMark } from '../../ui/paper/backfillMark.ts'
import PaperHead from '../../ui/paper/PaperHead.tsx'
import RegisterPrint, { type PrintWish } from '../../ui/paper/RegisterPrint.tsx'
import HandoverLedgerTable from './HandoverLedgerTable.tsx'

const list = '/form/daily/taskdaily/Handover'

type Props = { wish: PrintWish; onClose: () => void }

/** Prints the register book of key handovers (domain 17.2) on A4, with the code that leads back to the record or its list. */
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
  const only = rows.length === 1 ? rows[0] : undefined
  const [unit, ...others] = new Set(rows.map((row) => row.dept_id))
  const where = unit === undefined || others.length > 0 ? '' : `dept_id=${unit}&include_child=0&`
  const verify = `${list}?${only ? `id=${only.id}` : `${where}begin_date=${begin}&end_date=${end}`}`
  return (
    <section className="paper">
      <PaperHead
        title={`${bank_name} ${t('daily.book')}`}
        verify={verify}
        mark={backfillMark(rows, t('ui.marks.backfill'))}
      >
        <span>
          {t('daily.outlet')} {units.length === 1 ? units[0] : t('daily.units', { count: units.length })}
        </span>
        <span>
          {t('daily.field.biz_date')} {begin === end ? begin : `${begin} ~ ${end}`}
        </span>
        {only && <span>{only.bill_no}</span>}
      </PaperHead>
      <HandoverLedgerTable rows={rows} units={units.length > 1} />
    </section>
  )
}
