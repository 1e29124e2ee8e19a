import { useRead } from '@shouya/console/api/useRead.ts'
import RecordDrawer, { type RecordProps } from '@shouya/console/ui/record/RecordDrawer.tsx'
import { useTranslation } from 'react-i18next'
import FaultFacts from './FaultFacts.tsx'
import FaultSigns from './FaultSigns.tsx'
import FaultStatus from './FaultStatus.tsx'
import type { FaultRow } from './faultList.ts'

/** One fault: what was found, how it was handled, what happened. */
export default function FaultRecord({ id, moves, ...drawer }: RecordProps<FaultRow>) {
  const { t } = useTranslation()
  const { data, ...read } = useRead('FaultRepair/Get', { id })
  return (
    <RecordDrawer
      {...drawer}
      read={read}
      name={data?.bill_no ?? t('faultRepair.title')}
      status={data && <FaultStatus row={data} />}
      moves={data ? moves(data) : []}
      tabs={
        data && [
          { key: 'facts', label: t('ui.facts'), children: <FaultFacts row={data} /> },
          { key: 'signs', label: t('faultRepair.tabs.signs'), children: <FaultSigns row={data} /> },
        ]
      }
      history={{ table: 'fault_repair', id }}
    />
  )
}
