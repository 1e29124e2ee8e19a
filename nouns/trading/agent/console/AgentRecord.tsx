import { useMayCall } from '@shouya/console/api/can.ts'
import NounRecord from '@shouya/console/noun/NounRecord.tsx'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import type { RecordProps } from '@shouya/console/ui/record/RecordDrawer.tsx'
import { useTranslation } from 'react-i18next'
import { agent } from '../noun.ts'
import AgentAccounts from './AgentAccounts.tsx'
import AgentContractFacts from './AgentContractFacts.tsx'
import AgentFacts from './AgentFacts.tsx'
import AgentLifeFacts from './AgentLifeFacts.tsx'
import AgentLists from './AgentLists.tsx'
import type { AgentRow } from './agentList.ts'
import { useWholeNumbers } from './useWholeNumbers.ts'

/** One agent: its file, what was agreed with it, what has happened to it, and with which accounts its people sign in. */
export default function AgentRecord(record: RecordProps<AgentRow>) {
  const { t } = useTranslation()
  const mayCall = useMayCall()
  const numbers = useWholeNumbers(record.id)
  return (
    <NounRecord
      {...record}
      of={agent}
      get="Agent/Get"
      name={(row) => `${row.agent_code} ${row.agent_name}`}
      status={(row) => <DictTag dict={agent.states.dict} value={row.status} />}
      tabs={(row) => [
        { key: 'facts', label: t('agent.tabs.facts'), children: <AgentFacts row={row} numbers={numbers} /> },
        {
          key: 'contract',
          label: t('agent.tabs.contract'),
          children: <AgentContractFacts row={row} numbers={numbers} />,
        },
        { key: 'lists', label: t('agent.tabs.lists'), children: <AgentLists id={row.id} /> },
        { key: 'life', label: t('agent.tabs.life'), children: <AgentLifeFacts row={row} /> },
        ...(mayCall('Agent/GetAccountList')
          ? [{ key: 'accounts', label: t('agent.tabs.accounts'), children: <AgentAccounts row={row} /> }]
          : []),
      ]}
    />
  )
}
