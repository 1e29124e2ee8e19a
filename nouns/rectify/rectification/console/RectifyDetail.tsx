import { useRead } from '@shouya/console/api/useRead.ts'
import RecordDrawer, { type RecordProps } from '@shouya/console/ui/record/RecordDrawer.tsx'
import { useTranslation } from 'react-i18next'
import RectifyFacts from './RectifyFacts.tsx'
import RectifyReviews from './RectifyReviews.tsx'
import RectifyStatus from './RectifyStatus.tsx'
import type { RectifyRow } from './rectifyList.ts'

/** One rectification: what was found and done, who reviewed it, what happened. */
export default function RectifyDetail({ id, moves, ...drawer }: RecordProps<RectifyRow>) {
  const { t } = useTranslation()
  const { data, ...read } = useRead('Rectification/Get', { id })
  return (
    <RecordDrawer
      {...drawer}
      read={read}
      name={data?.bill_no ?? t('securityCheck.rectify')}
      status={data && <RectifyStatus row={data} />}
      moves={data ? moves(data) : []}
      tabs={
        data && [
          { key: 'facts', label: t('ui.facts'), children: <RectifyFacts row={data} /> },
          { key: 'reviews', label: t('rectification.reviews'), children: <RectifyReviews row={data} /> },
        ]
      }
      history={{ table: 'rectification', id }}
    />
  )
}
