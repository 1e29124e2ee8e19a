import Facts from '@shouya/console/noun/Facts.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import { consumeBalance } from '../noun.ts'
import type { BalanceRow } from './balanceList.ts'
import Left from './Left.tsx'

/** Whose the pieces are, how many there were and are, and until when. */
export default function BalanceFacts({ row }: { row: BalanceRow }) {
  const { label } = useNounWords(consumeBalance)
  return (
    <Facts
      of={consumeBalance}
      row={row}
      show={[
        'owner_type',
        'owner_name',
        'agent_name',
        'consume_name',
        'granted',
        'used',
        { label: label('quantity'), value: <Left row={row} /> },
        'frozen',
        'warn_quantity',
        'expire_date',
        'last_change',
      ]}
    />
  )
}
