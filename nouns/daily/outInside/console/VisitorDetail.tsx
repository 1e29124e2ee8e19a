import { useRead } from '@shouya/console/api/useRead.ts'
import RecordDrawer, { type RecordProps } from '@shouya/console/ui/record/RecordDrawer.tsx'
import { useTranslation } from 'react-i18next'
import VisitorFacts from './VisitorFacts.tsx'
import VisitorPapers from './VisitorPapers.tsx'
import VisitorStatus from './VisitorStatus.tsx'
import type { VisitorRow } from './visitorList.ts'

/** One entry: who came, why and with whom; signature and papers; what happened. */
export default function VisitorDetail({ id, moves, ...drawer }: RecordProps<VisitorRow>) {
  const { t } = useTranslation()
  const { data, ...read } = useRead('OutInside/Get', { id })
  return (
    <RecordDrawer
      {...drawer}
      read={read}
      name={data?.bill_no ?? t('visitors.register')}
      status={data && <VisitorStatus row={data} />}
      moves={data ? moves(data) : []}
      tabs={
        data && [
          { key: 'facts', label: t('ui.facts'), children: <VisitorFacts row={data} /> },
          { key: 'papers', label: t('visitors.papers'), children: <VisitorPapers row={data} /> },
        ]
      }
      history={{ table: 'out_inside', id }}
    />
  )
}
