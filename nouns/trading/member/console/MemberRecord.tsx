import NounRecord from '@shouya/console/noun/NounRecord.tsx'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import type { RecordProps } from '@shouya/console/ui/record/RecordDrawer.tsx'
import { useTranslation } from 'react-i18next'
import { member } from '../noun.ts'
import MemberDevices from './MemberDevices.tsx'
import MemberFacts from './MemberFacts.tsx'
import MoneyFlow from './MoneyFlow.tsx'
import type { MemberRow } from './memberList.ts'

/** One member: its data, its money, its devices with their deposits. */
export default function MemberRecord(record: RecordProps<MemberRow>) {
  const { t } = useTranslation()
  return (
    <NounRecord
      {...record}
      of={member}
      get="Member/Get"
      name={(row) => `${row.member_no} ${row.member_name}`}
      status={(row) => <DictTag dict={member.states.dict} value={row.status} />}
      tabs={(row) => [
        { key: 'facts', label: t('member.tabs.facts'), children: <MemberFacts row={row} /> },
        { key: 'money', label: t('member.tabs.money'), children: <MoneyFlow id={row.id} /> },
        { key: 'devices', label: t('member.tabs.devices'), children: <MemberDevices devices={row.devices} /> },
      ]}
    />
  )
}
