import { CalendarOutlined, PrinterOutlined, QrcodeOutlined } from '@ant-design/icons'
import { call } from '@shouya/console/api/call.ts'
import { downloadBase64 } from '@shouya/console/ui/download.ts'
import OperationButton from '@shouya/console/ui/OperationButton.tsx'
import TouchSize from '@shouya/console/ui/TouchSize.tsx'
import type { Ask } from '@shouya/console/ui/useDialog.tsx'
import { useTranslation } from 'react-i18next'
import ConferencePrint from './ConferencePrint.tsx'
import type { ConferenceDetail, Paper } from './conferenceList.ts'
import styles from './Lines.module.css'
import SignScreen from './SignScreen.tsx'

/** What a meeting offers beside its moves: the screen to sign in by, its file for calendars, each of its papers. */
export default function RecordTools({ row, ask }: { row: ConferenceDetail; ask: Ask }) {
  const { t } = useTranslation()
  const papers: Paper[] = row.minutes === null ? ['notice', 'sheet'] : ['notice', 'sheet', 'minutes']
  const toCalendar = async () => {
    const { name, content } = await call('Conference/GetCalendarFile', { id: row.id })
    downloadBase64(content, name)
  }
  if (row.publish_time === null) return null
  return (
    <TouchSize>
      <div className={styles.tools}>
        {row.shows_code && (
          <OperationButton
            path="Conference/GetSignCode"
            type="primary"
            icon={<QrcodeOutlined aria-hidden="true" />}
            onClick={() => ask((onClose) => <SignScreen row={row} onClose={onClose} />)}
          >
            {t('conference.signIn.screen')}
          </OperationButton>
        )}
        <OperationButton
          path="Conference/GetCalendarFile"
          icon={<CalendarOutlined aria-hidden="true" />}
          onClick={() => void toCalendar()}
        >
          {t('conference.toCalendar')}
        </OperationButton>
        {papers.map((kind) => (
          <OperationButton
            key={kind}
            path="Conference/GetPrintList"
            icon={<PrinterOutlined aria-hidden="true" />}
            onClick={() => ask((onClose) => <ConferencePrint wish={{ ids: [row.id] }} only={kind} onClose={onClose} />)}
          >
            {t(`conference.print.${kind}`)}
          </OperationButton>
        ))}
      </div>
    </TouchSize>
  )
}
