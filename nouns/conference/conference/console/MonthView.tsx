import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import { useRead } from '@shouya/console/api/useRead.ts'
import { useMoves } from '@shouya/console/noun/useMoves.ts'
import Failure from '@shouya/console/ui/Failure.tsx'
import { useOpened } from '@shouya/console/ui/record/useOpened.ts'
import { today } from '@shouya/console/ui/text.ts'
import { useDialog } from '@shouya/console/ui/useDialog.tsx'
import { useIsPhone } from '@shouya/console/ui/useIsPhone.ts'
import { useParam } from '@shouya/console/ui/useParam.ts'
import { Alert, Button, Checkbox, Skeleton } from 'antd'
import dayjs from 'dayjs'
import { useTranslation } from 'react-i18next'
import { conference } from '../noun.ts'
import Agenda from './Agenda.tsx'
import ConferenceRecord from './ConferenceRecord.tsx'
import type { ConferenceRow } from './conferenceList.ts'
import MonthGrid from './MonthGrid.tsx'
import styles from './MonthView.module.css'
import { useConferenceMoves } from './useConferenceMoves.tsx'

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/

/** The meetings of a month: a calendar, on a phone a list by day. */
export default function MonthView() {
  const { t } = useTranslation()
  const phone = useIsPhone()
  const [asked, setMonth] = useParam('month')
  const [mine, setMine] = useParam('mine')
  const month = asked && MONTH.test(asked) ? asked : today().slice(0, 7)
  const { data, error, refetch } = useRead(
    'Conference/GetMonth',
    { month, ...(mine !== null && { mine: true as const }) },
    { keep: true },
  )
  const opened = useOpened({ steps: () => ({}) })
  const { ask, dialog } = useDialog()
  const movesOf = useMoves(conference)
  const begin = useConferenceMoves(ask, opened.close)
  const turn = (months: number) => setMonth(dayjs(`${month}-01`).add(months, 'month').format('YYYY-MM'))
  const Meetings = phone ? Agenda : MonthGrid
  return (
    <section className={styles.month} aria-label={t('conference.calendar')}>
      <div className={styles.tools}>
        <Button
          icon={<LeftOutlined aria-hidden="true" />}
          aria-label={t('conference.month.earlier')}
          onClick={() => turn(-1)}
        />
        <h2>{month}</h2>
        <Button
          icon={<RightOutlined aria-hidden="true" />}
          aria-label={t('conference.month.later')}
          onClick={() => turn(1)}
        />
        <Checkbox checked={mine !== null} onChange={({ target }) => setMine(target.checked ? '1' : undefined)}>
          {t('conference.month.mine')}
        </Checkbox>
      </div>
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton active paragraph={{ rows: 12 }} />}
      {data?.more && <Alert type="info" showIcon title={t('conference.month.more', { max: data.meetings.length })} />}
      {!error && data && <Meetings month={month} meetings={data.meetings} onOpen={opened.show} />}
      {dialog}
      {opened.id !== undefined && (
        <ConferenceRecord
          id={opened.id}
          ask={ask}
          beside={opened.beside}
          moves={(row: ConferenceRow) => movesOf(row, begin)}
        />
      )}
    </section>
  )
}
