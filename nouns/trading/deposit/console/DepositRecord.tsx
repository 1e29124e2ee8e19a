import NounRecord from '@shouya/console/noun/NounRecord.tsx'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import type { RecordProps } from '@shouya/console/ui/record/RecordDrawer.tsx'
import { useTranslation } from 'react-i18next'
import { deposit } from '../noun.ts'
import DepositFacts from './DepositFacts.tsx'
import DepositRecords from './DepositRecords.tsx'
import type { DepositRow } from './depositList.ts'

/** One deposit: its figures, and what was done with it. */
export default function DepositRecord(record: RecordProps<DepositRow>) {
  const { t } = useTranslation()
  return (
    <NounRecord
      {...record}
      of={deposit}
      get="Member/GetDeposit"
      name={(row) => `${row.member_name} ${row.device_no}`}
      status={(row) => <DictTag dict={deposit.states.dict} value={row.status} />}
      tabs={(row) => [
        { key: 'facts', label: t('deposit.tabs.facts'), children: <DepositFacts row={row} /> },
        { key: 'records', label: t('deposit.tabs.records'), children: <DepositRecords records={row.records} /> },
      ]}
    />
  )
}
