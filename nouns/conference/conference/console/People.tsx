import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import SignView from '@shouya/console/ui/SignView.tsx'
import TouchSize from '@shouya/console/ui/TouchSize.tsx'
import { minute } from '@shouya/console/ui/text.ts'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { invitation, reply } from '../noun.ts'
import type { ConferenceDetail, Line } from './conferenceList.ts'
import styles from './Lines.module.css'

type Props = { row: ConferenceDetail; onSign: (line: Line) => void }

/** Who is invited, what they said, and who has signed in. */
export default function People({ row, onSign }: Props) {
  const { t } = useTranslation()
  const { choice } = useNounWords(invitation)
  return (
    <ul className={styles.lines}>
      {row.people.map((line) => (
        <li key={line.seq}>
          <div>
            <strong>{line.name}</strong>{' '}
            <span className="ui-note">
              {[
                line.dept_name,
                line.user_id === null && t('conference.people.guest'),
                line.delegated_by !== null && t('conference.people.delegate'),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
            <div className="ui-note">
              {[
                line.user_id !== null && choice('reply', line.reply),
                line.absent_reason,
                line.delegate_name,
                line.reply_time && minute(line.reply_time),
              ]
                .filter(Boolean)
                .join(' · ')}
            </div>
          </div>
          <div>
            {line.sign && <SignView sign={line.sign} />}
            {line.sign_time !== null && (
              <span className="ui-note">
                {t('conference.people.signed')} {minute(line.sign_time)}
              </span>
            )}{' '}
            {line.late && <strong className={styles.late}>{t('conference.signIn.late')}</strong>}
            {row.need_sign && line.sign_time === null && line.reply !== reply.delegates && !line.signable && (
              <span className="ui-note">{t('conference.people.unsigned')}</span>
            )}
            {line.confirm_time !== null && (
              <div className="ui-note">
                {t('conference.people.confirmed')} {minute(line.confirm_time)}
              </div>
            )}
            {line.signable && (
              <TouchSize>
                <Button onClick={() => onSign(line)} aria-label={`${t('conference.move.sign')} ${line.name}`}>
                  {t('conference.move.sign')}
                </Button>
              </TouchSize>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
