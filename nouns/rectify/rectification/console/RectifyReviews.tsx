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
        items={row.reviews.map((one) => ({
          key: `${one.round} ${one.step}`,
          color: one.passed ? 'blue' : 'red',
          content: (
            <>
              <strong>{one.passed ? t('rectification.passed') : t('rectification.notPassed')}</strong>{' '}
              <span className="ui-note">
                {t('rectification.stepOf', { round: one.round, step: one.step })} · {one.reviewer_user_name} ·{' '}
                {minute(one.review_time)}
              </span>
              {one.opinion && <div>{one.opinion}</div>}
            </>
          ),
        }))}
      />
      {row.delays.length > 0 && <h3>{t('rectification.delays')}</h3>}
      <Timeline
        items={row.delays.map((one) => ({
          key: one.id,
          color: one.granted === false ? 'red' : 'blue',
          content: (
            <>
              <strong>
                {t('rectification.delayOf', { before: one.deadline_before, wanted: one.deadline_wanted })}
              </strong>{' '}
              <span className="ui-note">
                {one.apply_user_name} · {minute(one.apply_time)} · {granted(one.granted)} {one.decide_user_name}
              </span>
              <div>{one.reason}</div>
              {one.opinion && <div>{one.opinion}</div>}
            </>
          ),
        }))}
      />
    </>
  )
}
