import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import SignView from '@shouya/console/ui/SignView.tsx'
import TouchSize from '@shouya/console/ui/TouchSize.tsx'
import { useDictLabel } from '@shouya/console/ui/useDict.ts'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { attendance } from '../noun.ts'
import styles from './lines.module.css'
import type { Line, MeetingDetail } from './meetingList.ts'

type Props = { row: MeetingDetail; onSign: (line: Line) => void }

/** The attendance sheet: who came, who signed, and who still may. */
export default function PeopleSigns({ row, onSign }: Props) {
  const { t } = useTranslation()
  const { choice } = useNounWords(attendance)
  const post = useDictLabel('post')
  return (
    <ul className={styles.lines}>
      {row.people.map((line) => (
        <li key={line.seq}>
          <div>
            <strong>{line.name}</strong>{' '}
            <span className="ui-note">{line.post ? post(line.post) : choice('person_type', line.person_type)}</span>
            {line.absent_reason !== null && (
              <div className="ui-note">
                {t('meetingLog.people.absent')} · {line.absent_reason}
              </div>
            )}
          </div>
          <div>
            {line.sign && <SignView sign={line.sign} />}
            {line.makeup && <span className="ui-note">{t('meetingLog.people.makeup')}</span>}
            {!line.sign && !line.signable && <span className="ui-note">{t('meetingLog.people.none')}</span>}
            {line.signable && (
              <TouchSize>
                <Button onClick={() => onSign(line)} aria-label={`${t('meetingLog.move.sign')} ${line.name}`}>
                  {t('meetingLog.move.sign')}
                </Button>
              </TouchSize>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
