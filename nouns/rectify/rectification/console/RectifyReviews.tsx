import { minute } from '@shouya/console/ui/text.ts'
import { Timeline } from 'antd'
import { useTranslation } from 'react-i18next'
import type { RectifyDetail } from './rectifyList.ts'

/** The reviews and the requests for a later deadline, with their results. */
export default function RectifyReviews({ row }: { row: RectifyDetail }) {
  const { t } = useTranslation()
  const granted = (value: boolean | null) =>
    value === null ? t('rectification.waits') : value ? t('rectification.granted') : t('rectification.notGranted')
  if (row.reviews.length + row.delays.length === 0) return <p className="ui-note">{t('rectification.none')}</p>
  return (
    <>
      {row.reviews.length > 0 && <h3>{t('rectification.reviews')}</h3>}
      <Timeline
        items={row.reviews.map((review) => ({
          key: `${review.round} ${review.step}`,
          color: review.passed ? 'blue' : 'red',
          content: (
            <>
              <strong>{review.passed ? t('rectification.passed') : t('rectification.notPassed')}</strong>{' '}
              <span className="ui-note">
                {t('rectification.stepOf', { round: review.round, step: review.step })} · {review.reviewer_user_name} ·{' '}
                {minute(review.review_time)}
              </span>
              {review.opinion && <div>{review.opinion}</div>}
            </>
          ),
        }))}
      />
      {row.delays.length > 0 && <h3>{t('rectification.delays')}</h3>}
      <Timeline
        items={row.delays.map((delay) => ({
          key: delay.id,
          color: delay.granted === false ? 'red' : 'blue',
          content: (
            <>
              <strong>
                {t('rectification.delayOf', { before: delay.deadline_before, wanted: delay.deadline_wanted })}
              </strong>{' '}
              <span className="ui-note">
                {delay.apply_user_name} · {minute(delay.apply_time)} · {granted(delay.granted)} {delay.decide_user_name}
              </span>
              <div>{delay.reason}</div>
              {delay.opinion && <div>{delay.opinion}</div>}
            </>
          ),
        }))}
      />
    </>
  )
}
