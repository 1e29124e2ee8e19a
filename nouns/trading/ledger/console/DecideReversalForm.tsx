import Field from '@shouya/console/noun/Field.tsx'
import { NounContext } from '@shouya/console/noun/NounContext.ts'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import { useTranslation } from 'react-i18next'
import { ledgerReversal } from '../noun.ts'
import type { TxnDetail } from './txnList.ts'

type Props = {
  row: TxnDetail
  reversal: TxnDetail['reversals'][number]
  command: 'confirm' | 'refuse'
  onClose: () => void
}

/** Confirms a reversal that somebody else has asked for, or says why not. */
export default function DecideReversalForm({ row, reversal, command, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <NounContext value={ledgerReversal}>
      <FormDrawer<'Ledger/DecideReversal', { opinion?: string }>
        small
        path="Ledger/DecideReversal"
        title={`${t(`ledger.reversal.${command}`)} · ${row.txn_no}`}
        okText={t(`ledger.reversal.${command}`)}
        initial={{}}
        toBody={({ opinion }) => ({ id: reversal.id, command, opinion: opinion ?? null })}
        refreshes={['Remind']}
        onClose={onClose}
      >
        <p className="ui-wide">
          {t(`ledger.reversal.${command}Says`, { number: row.txn_no, reason: reversal.reason })}
        </p>
        {command === 'refuse' && <Field of="opinion" required lines={2} />}
      </FormDrawer>
    </NounContext>
  )
}
