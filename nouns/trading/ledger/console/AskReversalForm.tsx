import Field from '@shouya/console/noun/Field.tsx'
import { NounContext } from '@shouya/console/noun/NounContext.ts'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import { useTranslation } from 'react-i18next'
import { ledgerReversal } from '../noun.ts'
import type { TxnDetail } from './txnList.ts'

type Props = { row: TxnDetail; onClose: () => void }

/** Asks for a transaction to be taken back. */
export default function AskReversalForm({ row, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <NounContext value={ledgerReversal}>
      <FormDrawer<'Ledger/AskReversal', { reason: string }>
        small
        path="Ledger/AskReversal"
        title={`${t('ledger.reversal.ask')} · ${row.txn_no}`}
        okText={t('ledger.reversal.ask')}
        initial={{}}
        toBody={({ reason }) => ({ id: row.id, reason })}
        refreshes={['Remind']}
        onClose={onClose}
      >
        <p className="ui-wide">{t('ledger.reversal.askHint')}</p>
        <Field of="reason" required lines={3} />
      </FormDrawer>
    </NounContext>
  )
}
