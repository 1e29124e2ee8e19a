import Facts from '@shouya/console/noun/Facts.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import ExpiryDate from '@shouya/console/ui/ExpiryDate.tsx'
import { yuan } from '@shouya/console/ui/money.ts'
import { useTranslation } from 'react-i18next'
import { percent } from '../../console/percent.ts'
import { agent } from '../noun.ts'
import type { AgentDetail } from './agentList.ts'
import RevealButton from './RevealButton.tsx'
import type { Numbers } from './useWholeNumbers.ts'

/** What was agreed with an agent, where its money goes, and what its accounts have. */
export default function AgentContractFacts({ row, numbers }: { row: AgentDetail; numbers: Numbers }) {
  const { t } = useTranslation()
  const { label } = useNounWords(agent)
  return (
    <Facts
      of={agent}
      row={row}
      show={[
        { label: label('contract_no'), value: row.contract_no, wide: true },
        'contract_begin',
        { label: label('contract_end'), value: <ExpiryDate day={row.contract_end} words /> },
        { label: label('discount_rate'), value: percent(row.discount_rate) },
        { label: label('commission_rate'), value: percent(row.commission_rate) },
        'credit_limit',
        'bank_name',
        {
          label: label('bank_account_mask'),
          value: row.bank_account_mask && (
            <>
              {numbers.whole?.bank_account ?? row.bank_account_mask} <RevealButton numbers={numbers} />
            </>
          ),
          wide: true,
        },
        'balance',
        { label: t('agent.money_commission'), value: yuan(row.commission) },
        { label: t('agent.money_frozen'), value: yuan(row.frozen) },
      ]}
    />
  )
}
