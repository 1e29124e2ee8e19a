import Facts from '@shouya/console/noun/Facts.tsx'
import { useTranslation } from 'react-i18next'
import { ledgerReversal } from '../noun.ts'
import type { TxnDetail } from './txnList.ts'

/** Who has asked for a reversal and why, who has decided, and how. */
export default function ReversalFacts({ reversals }: Pick<TxnDetail, 'reversals'>) {
  const { t } = useTranslation()
  return (
    <section aria-label={t('ledger.reversal.life')}>
      <h2 className="ui-heading">{t('ledger.reversal.life')}</h2>
      {reversals.map((reversal) => (
        <Facts
          key={reversal.id}
          of={ledgerReversal}
          row={reversal}
          show={[
            'reason',
            'ask_user_name',
            'ask_time',
            reversal.decide_time !== null && 'decide_user_name',
            reversal.decide_time !== null && 'decide_time',
            reversal.opinion !== null && 'opinion',
          ]}
        />
      ))}
    </section>
  )
}
