import type { DataOf } from '@shouya/console/api/path.ts'
import PaperHead from '@shouya/console/ui/paper/PaperHead.tsx'
import RegisterPrint, { type PrintWish } from '@shouya/console/ui/paper/RegisterPrint.tsx'
import dayjs from 'dayjs'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { moneyBox } from '../noun.ts'
import styles from './Booklet.module.css'
import MoneyBoxPrintTable from './MoneyBoxPrintTable.tsx'

type Props = {
  dept: number
  /** `YYYY-MM`. */
  month: string
  onClose: () => void
}

/** The month of one outlet as a booklet: a cover, then its handovers in one table (domain 4.4). */
export default function MoneyBoxBooklet({ dept, month, onClose }: Props) {
  const filters = useMemo(() => {
    const first = dayjs(`${month}-01`)
    const days = { begin_date: first.format('YYYY-MM-DD'), end_date: first.endOf('month').format('YYYY-MM-DD') }
    return { dept_id: dept, include_child: 0, ...days }
  }, [dept, month])
  const wish = useMemo<PrintWish>(() => ({ filters }), [filters])
  const query = Object.entries(filters).map(([name, value]) => `${name}=${value}`)
  return (
    <RegisterPrint path="MoneyBox/GetPrintList" landscape wish={wish} onClose={onClose}>
      {(data) => <Book data={data} month={month} verify={`${moneyBox.route}?${query.join('&')}`} />}
    </RegisterPrint>
  )
}

type BookProps = {
  data: DataOf<'MoneyBox/GetPrintList'>
  month: string
  /** The link of the code, to the month's records. */
  verify: string
}

function Book({ data: { bank_name, rows }, month, verify }: BookProps) {
  const { t } = useTranslation()
  const unit = rows[0]?.dept_name ?? ''
  const boxes = rows.reduce((all, row) => all + row.out_count + row.in_count, 0)
  const lines = [
    [t('moneyBox.field.dept_name'), unit],
    [t('moneyBox.month'), month],
    [t('moneyBox.cover.count'), String(rows.length)],
    [t('moneyBox.cover.boxes'), String(boxes)],
    [t('moneyBox.cover.first'), rows[0]?.bill_no ?? ''],
    [t('moneyBox.cover.last'), rows.at(-1)?.bill_no ?? ''],
    [t('moneyBox.cover.keeper'), ''],
    [t('moneyBox.cover.head'), ''],
  ]
  return (
    <>
      <section className={`paper ${styles.cover}`}>
        <p>{bank_name}</p>
        <h1>{t('moneyBox.book')}</h1>
        <dl>
          {lines.map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <PaperHead title={`${bank_name} ${t('moneyBox.book')}`} verify={verify}>
        <span>
          {t('moneyBox.field.dept_name')} {unit}
        </span>
        <span>
          {t('moneyBox.month')} {month}
        </span>
      </PaperHead>
      <MoneyBoxPrintTable rows={rows} />
    </>
  )
}
