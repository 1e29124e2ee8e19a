import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import { minute } from '@shouya/console/ui/text.ts'
import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import { feedback } from '../noun.ts'
import styles from './AnswerFacts.module.css'
import type { ByReceipt, FeedbackDetail } from './feedbackList.ts'

type Props = {
  row: Pick<ByReceipt, 'status' | 'reply' | 'reply_time' | 'satisfaction' | 'reopen_reason'> &
    Partial<Pick<FeedbackDetail, 'handler_user_name'>>
}

const { pending, working, rejected } = feedback.states.codes

/** The answer of an entry, and why it was taken up again. */
export default function AnswerFacts({ row }: Props) {
  const { t } = useTranslation()
  const { label } = useNounWords(feedback)
  if (row.reply === null) return null
  const isOpen = row.status === pending || row.status === working
  const by = [row.handler_user_name, row.reply_time && minute(row.reply_time)].filter(Boolean).join(' · ')
  const heading = isOpen ? t('feedback.earlier') : row.status === rejected ? t('feedback.reason') : label('reply')
  const score = row.satisfaction === null ? null : t('feedback.stars', { count: row.satisfaction })
  return (
    <Alert
      className={styles.answer}
      type={row.status === rejected ? 'warning' : isOpen ? 'info' : 'success'}
      title={`${heading}${by && ` · ${by}`}`}
      description={
        <>
          <p className={styles.text}>{row.reply}</p>
          {score && <p className={styles.note}>{`${label('satisfaction')} ${score}`}</p>}
          {row.reopen_reason !== null && isOpen && (
            <p className={styles.note}>{`${label('reopen_reason')}: ${row.reopen_reason}`}</p>
          )}
        </>
      }
    />
  )
}
