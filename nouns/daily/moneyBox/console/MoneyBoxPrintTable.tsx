import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import PaperTable from '@shouya/console/ui/paper/PaperTable.tsx'
import Waited from '@shouya/console/ui/paper/Waited.tsx'
import SignView from '@shouya/console/ui/SignView.tsx'
import { shortEnd } from '@shouya/console/ui/text.ts'
import { useDictLabel } from '@shouya/console/ui/useDict.ts'
import { useTranslation } from 'react-i18next'
import { items, moneyBox } from '../noun.ts'
import { direction, GOOD, match, onTime } from '../rules.ts'
import type { MoneyBoxDetail } from './moneyBoxList.ts'

/** Widths in percent of the sheet, in the order of the columns of domain 4.4. */
const widths = [3, 7, 7, 5.5, 7.5, 10.5, 13, 5, 5.5, 5.5, 5.5, 9.5, 7.5, 8]
/** The day has its own column; only times of another day include the day. */
const hour = (row: MoneyBoxDetail, time: string | null) => (time ? shortEnd(row.biz_date, time) : '')

/** The rows of the printed register, with the head on every page. */
export default function MoneyBoxPrintTable({ rows }: { rows: readonly MoneyBoxDetail[] }) {
  const { t } = useTranslation()
  const { label } = useNounWords(moneyBox)
  const way = useNounWords(items).choice
  const kind = useDictLabel('handover_type')
  const exception = useDictLabel('handover_exception')
  const matched = useDictLabel('match_result')
  const heads = [
    t('moneyBox.print.no'),
    t('moneyBox.print.date'),
    label('handover_type'),
    label('arrive_time'),
    label('plate_no'),
    t('moneyBox.print.crew'),
    t('moneyBox.print.boxes'),
    t('moneyBox.print.count'),
    t('moneyBox.print.seals'),
    t('moneyBox.print.ended'),
    label('leave_time'),
    t('moneyBox.print.bank'),
    t('moneyBox.print.escort'),
    label('remark'),
  ]
  const notes = (row: MoneyBoxDetail) => [
    row.exception_type !== null &&
      `${t('moneyBox.print.refused')} ${exception(row.exception_type)} ${row.exception_desc}`,
    row.late_minutes !== null && row.on_time === onTime.late && t('moneyBox.print.late', { minutes: row.late_minutes }),
    row.diff_reason,
    row.special_approve_no && `${label('special_approve_no')} ${row.special_approve_no}`,
    row.is_backfill && `${label('is_backfill')} ${row.backfill_reason ?? ''}`,
    row.dispute_reason && `${t('moneyBox.print.disputed')} ${row.dispute_reason}`,
    row.resolve_result && `${t('moneyBox.print.resolved')} ${row.resolve_result}`,
    row.remark,
  ]
  return (
    <PaperTable heads={heads} widths={widths}>
      {rows.map((row, at) => (
        <tr key={row.id}>
          <td>{at + 1}</td>
          <td>
            {row.biz_date.slice(5)}
            <div>
              <small>{row.bill_no}</small>
            </div>
            <Waited row={row} received={row.verify_time} />
            {row.status === moneyBox.states.codes.verified && (
              <span className="print-mark">{t('moneyBox.print.unsigned')}</span>
            )}
          </td>
          <td>{kind(row.handover_type)}</td>
          <td>{hour(row, row.arrive_time)}</td>
          <td>{row.plate_no}</td>
          <td>
            {row.crew.map((member) => (
              <div key={member.staff_id}>
                {member.name} ({member.staff_no})
              </div>
            ))}
          </td>
          <td>
            {row.items.map((box) => (
              <div key={box.id}>
                {box.box_no}
                {box.seal_no && `/${box.seal_no}`}
                {box.matched !== match.matched && ` ${matched(box.matched)}`}
              </div>
            ))}
          </td>
          <td>
            {[
              row.out_count && `${way('direction', direction.delivered)}${row.out_count}`,
              row.in_count && `${way('direction', direction.collected)}${row.in_count}`,
            ]
              .filter(Boolean)
              .join(' ') || 0}
          </td>
          <td>
            {row.items.length > 0 &&
              t(row.items.every((box) => box.seal_ok === null || box.seal_ok === GOOD) ? 'ui.yes' : 'ui.no')}
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
