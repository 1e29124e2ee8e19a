import PaperTable from '@shouya/console/ui/paper/PaperTable.tsx'
import Waited from '@shouya/console/ui/paper/Waited.tsx'
import SignView from '@shouya/console/ui/SignView.tsx'
import { shortEnd } from '@shouya/console/ui/text.ts'
import { useDictLabel } from '@shouya/console/ui/useDict.ts'
import { useTranslation } from 'react-i18next'
import { GOOD, type MoneyBoxDetail } from './moneyBoxList.ts'

/** Widths in percent of the sheet, as domain 4.4 orders the columns. */
const widths = [3, 7, 7, 5.5, 7.5, 10.5, 13, 5, 5.5, 5.5, 5.5, 9.5, 7.5, 8]
/** The day stands in a column of its own; a time of another one names it. */
const hour = (row: MoneyBoxDetail, time: string | null) => (time ? shortEnd(row.biz_date, time) : '')

/** The rows of the book, its head on every page. */
export default function MoneyBoxTable({ rows }: { rows: readonly MoneyBoxDetail[] }) {
  const { t } = useTranslation()
  const kind = useDictLabel('handover_type')
  const exception = useDictLabel('handover_exception')
  const matched = useDictLabel('match_result')
  const heads = [
    'no',
    'date',
    'kind',
    'arrived',
    'plate',
    'crew',
    'boxes',
    'count',
    'seals',
    'ended',
    'left',
    'bank',
    'escort',
    'note',
  ] as const
  const notes = (row: MoneyBoxDetail) => [
    row.exception_type !== null &&
      `${t('moneyBox.print.refused')} ${exception(row.exception_type)} ${row.exception_desc}`,
    row.late_minutes !== null && row.on_time === 3 && t('moneyBox.print.late', { minutes: row.late_minutes }),
    row.diff_reason,
    row.special_approve_no && `${t('moneyBox.field.special_approve_no')} ${row.special_approve_no}`,
    row.is_backfill && `${t('moneyBox.backfill')} ${row.backfill_reason ?? ''}`,
    row.dispute_reason && `${t('moneyBox.print.disputed')} ${row.dispute_reason}`,
    row.resolve_result && `${t('moneyBox.print.resolved')} ${row.resolve_result}`,
    row.remark,
  ]
  return (
    <PaperTable heads={heads.map((head) => t(`moneyBox.print.${head}`))} widths={widths}>
      {rows.map((row, at) => (
        <tr key={row.id}>
          <td>{at + 1}</td>
          <td>
            {row.biz_date.slice(5)}
            <div>
              <small>{row.bill_no}</small>
            </div>
            <Waited row={row} received={row.verify_time} />
            {row.status === 1 && <span className="print-mark">{t('moneyBox.print.unsigned')}</span>}
          </td>
          <td>{kind(row.handover_type)}</td>
          <td>{hour(row, row.arrive_time)}</td>
          <td>{row.plate_no}</td>
          <td>
            {row.crew.map((one) => (
              <div key={one.staff_id}>
                {one.name} ({one.staff_no})
              </div>
            ))}
          </td>
          <td>
            {row.items.map((box) => (
              <div key={box.id}>
                {box.box_no}
                {box.seal_no && `/${box.seal_no}`}
                {box.matched !== 1 && ` ${matched(box.matched)}`}
              </div>
            ))}
          </td>
          <td>
            {[
              row.out_count && `${t('moneyBox.way.out')}${row.out_count}`,
              row.in_count && `${t('moneyBox.way.in')}${row.in_count}`,
            ]
              .filter(Boolean)
              .join(' ') || 0}
          </td>
          <td>
            {row.items.length > 0 &&
              t(row.items.every(({ seal_ok }) => seal_ok === null || seal_ok === GOOD) ? 'ui.yes' : 'ui.no')}
          </td>
          <td>{hour(row, row.end_time)}</td>
          <td>{hour(row, row.leave_time)}</td>
          <td>
            {[row.bank_sign1, row.bank_sign2].map((sign, which) => (
              <div key={which === 0 ? 'first' : 'second'}>{sign && <SignView sign={sign} />}</div>
            ))}
          </td>
          <td>
            {row.escort_signs.map((sign) => (
              <SignView key={sign.staff_id} sign={sign} />
            ))}
          </td>
          <td>{notes(row).map((note) => note && <div key={note}>{note}</div>)}</td>
        </tr>
      ))}
    </PaperTable>
  )
}
