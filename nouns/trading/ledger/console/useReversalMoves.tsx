import { useDialog } from '@shouya/console/ui/useDialog.tsx'
import { useTranslation } from 'react-i18next'
import AskReversalForm from './AskReversalForm.tsx'
import DecideReversalForm from './DecideReversalForm.tsx'
import type { TxnDetail } from './txnList.ts'

/** What finance may do to correct a transaction: ask for its reversal, or decide on one that somebody else has asked for. */
export function useReversalMoves(row: TxnDetail | undefined) {
  const { t } = useTranslation()
  const { ask, dialog } = useDialog()
  if (!row) return { moves: [], dialog }
  const mayAsk = row.reversed_txn_id === null && row.reversal_txn_id === null && !row.is_waiting
  const waiting = row.reversals.find(({ may_decide }) => may_decide)
  const decide = (command: 'confirm' | 'refuse', danger: boolean) =>
    waiting && {
      text: t(`ledger.reversal.${command}`),
      path: 'Ledger/DecideReversal' as const,
      danger,
      onClick: () =>
        ask((onClose) => <DecideReversalForm row={row} reversal={waiting} command={command} onClose={onClose} />),
    }
  const moves = [
    mayAsk && {
      text: t('ledger.reversal.ask'),
      path: 'Ledger/AskReversal' as const,
      // Hardly any voucher is wrong: it is not what its reader comes for.
      danger: true,
      onClick: () => ask((onClose) => <AskReversalForm row={row} onClose={onClose} />),
    },
    decide('confirm', false),
    decide('refuse', true),
  ].filter((move) => move !== false && move !== undefined)
  return { moves, dialog }
}
