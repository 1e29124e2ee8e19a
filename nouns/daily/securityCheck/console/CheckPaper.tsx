import { backfillMark } from '@shouya/console/ui/paper/backfillMark.ts'
import PaperHead from '@shouya/console/ui/paper/PaperHead.tsx'
import SignView from '@shouya/console/ui/SignView.tsx'
import { minute } from '@shouya/console/ui/text.ts'
import { useDictLabel } from '@shouya/console/ui/useDict.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type CheckDetail, result } from './checkList.ts'
import { saidOf } from './checkRules.ts'

const SESSIONS = [1, 2, 3]
const marks: Readonly<Record<number, string>> = {
  [result.normal]: '√',
  [result.abnormal]: '×',
  [result.notApplicable]: '—',
}

/** Where the record of a sheet is looked up by whoever scans it. */
const addressOf = ({ dept_id, biz_date }: CheckDetail) =>
  `/form/daily/taskdaily/SecurityItemList?dept_id=${dept_id}&begin_date=${biz_date}&end_date=${biz_date}`

/** One outlet's day as the paper register has it: items by sessions, exceptions, times, signatures, a code to verify it. */
export default function CheckPaper({ bank, rows }: { bank: string; rows: readonly CheckDetail[] }) {
  const { t } = useTranslation()
  const word = useDictLabel('check_session')
  const register = useDictLabel('check_register')
  const [first] = rows
  if (!first) return null
  const of = (session: number) => rows.find((row) => row.session === session)
  const codes = new Map(rows.flatMap((row) => row.results.map((one) => [one.item_code, one.content] as const)))
  const foundIn = (session: number, code: string) => of(session)?.results.find(({ item_code }) => item_code === code)
  const bad = rows.flatMap((row) => row.results.filter((one) => one.result === result.abnormal))
  const explained = rows.flatMap((row) => row.results.filter((one) => one.known_reason !== null))
  const mark = rows.every(({ status }) => status === 0)
    ? t('ui.marks.draft')
    : backfillMark(rows, t('ui.marks.backfill'))
  const cells = (draw: (row: CheckDetail | undefined) => ReactNode) =>
    SESSIONS.map((session) => <td key={session}>{draw(of(session))}</td>)
  return (
    <section className="paper paper-close">
      <PaperHead title={`${bank} ${t('checks.book')}`} verify={addressOf(first)} mark={mark}>
        <span>
          {t('checks.outlet')} {first.dept_name}
        </span>
        <span>
          {t('checks.field.biz_date')} {first.biz_date}
        </span>
      </PaperHead>
      <table>
        <colgroup>
          <col style={{ width: '9%' }} />
          <col />
          {SESSIONS.map((session) => (
            <col key={session} style={{ width: '17%' }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th>{t('checks.print.no')}</th>
            <th>{t('checks.print.content')}</th>
            {SESSIONS.map((session) => (
              <th key={session}>
                {word(session)}
                <div>{of(session)?.bill_no}</div>
                {of(session)?.status === 0 && <span className="print-mark">{t('checks.print.draft')}</span>}
                {of(session)?.is_backfill && <span className="print-mark">{t('checks.print.backfill')}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...codes].map(([code, content]) => (
            <tr key={code}>
              <td>{code}</td>
              <td>{content}</td>
              {SESSIONS.map((session) => {
                const found = foundIn(session, code)
                return (
                  <td key={session} className="paper-mark">
                    {found?.result ? marks[found.result] : '—'} {found && saidOf(found)}
                  </td>
                )
              })}
            </tr>
          ))}
          <tr>
            <td colSpan={2}>{t('checks.print.times')}</td>
            {cells((row) => row && [row.disarm_time, row.arm_time].filter(Boolean).join(' / '))}
          </tr>
          <tr>
            <td colSpan={2}>{t('checks.print.filed')}</td>
            {cells((row) => row && [row.filed_at, row.received_at].filter(Boolean).map(minute).join(' / '))}
          </tr>
          {(['checker_sign', 'second_checker_sign', 'leader_sign'] as const).map((sign) => (
            <tr key={sign}>
              <td colSpan={2}>
                {t(
                  sign === 'checker_sign'
                    ? 'checks.field.checker_user_name'
                    : sign === 'second_checker_sign'
                      ? 'checks.field.second_checker_user_name'
                      : 'checks.field.leader_user_name',
                )}
              </td>
              {cells((row) => row?.[sign] && <SignView sign={row[sign]} />)}
            </tr>
          ))}
          <tr>
            <td colSpan={2}>{t('checks.print.bad')}</td>
            <td colSpan={3}>
              {bad.length === 0
                ? t('checks.print.none')
                : bad.map((one) => (
                    <div key={one.id}>
                      {one.item_code} {one.problem_desc} {one.rectify_no ?? one.recovered_note}
                    </div>
                  ))}
            </td>
          </tr>
          {explained.length > 0 && (
            <tr>
              <td colSpan={2}>{t('checks.print.explained')}</td>
              <td colSpan={3}>
                {explained.map((one) => (
                  <div key={one.id}>
                    {one.item_code} {t('checks.known', { what: register(one.known_by), count: one.known_count ?? 0 })}{' '}
                    {one.known_reason}
                  </div>
                ))}
              </td>
            </tr>
          )}
        </tbody>
      </table>
      <p>{t('checks.print.legend')}</p>
    </section>
  )
}
