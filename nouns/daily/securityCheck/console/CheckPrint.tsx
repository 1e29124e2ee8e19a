import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import { backfillMark } from '@shouya/console/ui/paper/backfillMark.ts'
import PaperHead from '@shouya/console/ui/paper/PaperHead.tsx'
import RegisterPrint, { type PrintWish } from '@shouya/console/ui/paper/RegisterPrint.tsx'
import SignView from '@shouya/console/ui/SignView.tsx'
import { minute } from '@shouya/console/ui/text.ts'
import { useDictLabel } from '@shouya/console/ui/useDict.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { saidOf } from '../../../rectify/answer/console/answers.ts'
import { result } from '../../../rectify/answer/rules.ts'
import { checkResult, securityCheck, sessions } from '../noun.ts'
import type { CheckDetail } from './checkList.ts'

const marks: Readonly<Record<number, string>> = {
  [result.normal]: '√',
  [result.abnormal]: '×',
  [result.notApplicable]: '—',
}

const isDraft = (row: CheckDetail) => row.status === securityCheck.states.codes.draft

const signatures = [
  ['checker_user_name', 'checker_sign'],
  ['second_checker_user_name', 'second_checker_sign'],
  ['leader_user_name', 'leader_sign'],
] as const

type Props = { wish: PrintWish; onClose: () => void }

/** Prints the register of daily checks on A4: one sheet for each outlet and day (domain 4.2). */
export default function CheckPrint(props: Props) {
  return (
    <RegisterPrint path="SecurityCheck/GetPrintList" {...props}>
      {({ bank_name, rows }) =>
        [...Map.groupBy(rows, (row) => `${row.dept_id} ${row.biz_date}`)].map(([key, day]) => (
          <Sheet key={key} bank={bank_name} rows={day} />
        ))
      }
    </RegisterPrint>
  )
}

/**
 * One outlet's day as in the paper register: items by sessions, exceptions, times, signatures, and a code to verify it.
 */
function Sheet({ bank, rows }: { bank: string; rows: readonly CheckDetail[] }) {
  const { t } = useTranslation()
  const { label } = useNounWords(securityCheck)
  const { label: ofItem } = useNounWords(checkResult)
  const word = useDictLabel('check_session')
  const register = useDictLabel('check_register')
  const [first] = rows
  if (!first) return null
  const columns = sessions.map((session) => ({ session, row: rows.find((row) => row.session === session) }))
  const items = new Map(rows.flatMap((row) => row.results.map((item) => [item.item_code, item.content] as const)))
  const bad = rows.flatMap((row) => row.results.filter((item) => item.result === result.abnormal))
  const explained = rows.flatMap((row) => row.results.filter((item) => item.known_reason !== null))
  const cells = (draw: (row: CheckDetail) => ReactNode) =>
    columns.map(({ session, row }) => <td key={session}>{row && draw(row)}</td>)
  return (
    <section className="paper paper-close">
      <PaperHead
        title={`${bank} ${t('securityCheck.book')}`}
        verify={`${securityCheck.route}?dept_id=${first.dept_id}&begin_date=${first.biz_date}&end_date=${first.biz_date}`}
        mark={rows.every(isDraft) ? t('ui.marks.draft') : backfillMark(rows, t('ui.marks.backfill'))}
      >
        <span>
          {t('securityCheck.outlet')} {first.dept_name}
        </span>
        <span>
          {label('biz_date')} {first.biz_date}
        </span>
      </PaperHead>
      <table>
        <colgroup>
          <col style={{ width: '9%' }} />
          <col />
          {sessions.map((session) => (
            <col key={session} style={{ width: '17%' }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th>{ofItem('item_code')}</th>
            <th>{ofItem('content')}</th>
            {columns.map(({ session, row }) => (
              <th key={session}>
                {word(session)}
                {row && <SessionHead row={row} />}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...items].map(([code, content]) => (
            <tr key={code}>
              <td>{code}</td>
              <td>{content}</td>
              {columns.map(({ session, row }) => {
                const cell = row?.results.find(({ item_code }) => item_code === code)
                return (
                  <td key={session} className="paper-mark">
                    {cell?.result ? marks[cell.result] : '—'} {cell && saidOf(cell)}
                  </td>
                )
              })}
            </tr>
          ))}
          <tr>
            <td colSpan={2}>{t('securityCheck.print.times')}</td>
            {cells((row) => [row.disarm_time, row.arm_time].filter(Boolean).join(' / '))}
          </tr>
          <tr>
            <td colSpan={2}>{t('securityCheck.print.filed')}</td>
            {cells((row) => [row.filed_at, row.received_at].filter(Boolean).map(minute).join(' / '))}
          </tr>
          {signatures.map(([name, sign]) => (
            <tr key={sign}>
              <td colSpan={2}>{label(name)}</td>
              {cells((row) => row[sign] && <SignView sign={row[sign]} />)}
            </tr>
          ))}
          <tr>
            <td colSpan={2}>{t('securityCheck.print.bad')}</td>
            <td colSpan={3}>
              {bad.length === 0
                ? t('securityCheck.print.none')
                : bad.map((item) => (
                    <div key={item.id}>
                      {item.item_code} {item.problem_desc} {item.rectify_no ?? item.recovered_note}
                    </div>
                  ))}
            </td>
          </tr>
          {explained.length > 0 && (
            <tr>
              <td colSpan={2}>{t('securityCheck.print.explained')}</td>
              <td colSpan={3}>
                {explained.map((item) => (
                  <div key={item.id}>
                    {item.item_code}{' '}
                    {t('securityCheck.known', { what: register(item.known_by), count: item.known_count ?? 0 })}{' '}
                    {item.known_reason}
                  </div>
                ))}
              </td>
            </tr>
          )}
        </tbody>
      </table>
      <p>{t('securityCheck.print.legend')}</p>
    </section>
  )
}

/** Number and remarks of a session's check. */
function SessionHead({ row }: { row: CheckDetail }) {
  const { t } = useTranslation()
  return (
    <>
      <div>{row.bill_no}</div>
      {isDraft(row) && <span className="print-mark">{t('securityCheck.print.draft')}</span>}
      {row.is_backfill && <span className="print-mark">{t('securityCheck.field.is_backfill')}</span>}
    </>
  )
}
