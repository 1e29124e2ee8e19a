import NounRecord from '@shouya/console/noun/NounRecord.tsx'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import type { RecordProps } from '@shouya/console/ui/record/RecordDrawer.tsx'
import { useTranslation } from 'react-i18next'
import { repairOrder } from '../noun.ts'
import FixedFacts from './FixedFacts.tsx'
import RepairFacts from './RepairFacts.tsx'
import RepairFlow from './RepairFlow.tsx'
import type { RepairRow } from './repairList.ts'

/** One order: what was reported, how it was repaired and what that costs, who did what when. */
export default function RepairRecord(record: RecordProps<RepairRow>) {
  const { t } = useTranslation()
  return (
    <NounRecord
      {...record}
      of={repairOrder}
      get="Repair/Get"
      status={(row) => <DictTag dict={repairOrder.states.dict} value={row.status} />}
      tabs={(row) => {
        const facts = { key: 'facts', label: t('ui.facts'), children: <RepairFacts row={row} /> }
        const fixed = { key: 'fix', label: t('repairOrder.tabs.fix'), children: <FixedFacts row={row} /> }
        const flow = { key: 'flow', label: t('repairOrder.tabs.flow'), children: <RepairFlow flow={row.flow} /> }
        return row.deal_type === null ? [facts, flow] : [facts, fixed, flow]
      }}
    />
  )
}
