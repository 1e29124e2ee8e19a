import { call } from '@shouya/console/api/call.ts'
import { useAction } from '@shouya/console/api/useAction.ts'
import { useConfirm } from '@shouya/console/ui/useConfirm.ts'
import type { Ask } from '@shouya/console/ui/useDialog.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import AgainForm from './AgainForm.tsx'
import ConfirmForm from './ConfirmForm.tsx'
import FixForm from './FixForm.tsx'
import ForceForm from './ForceForm.tsx'
import PlainMove from './PlainMove.tsx'
import RateForm from './RateForm.tsx'
import type { TradeDetail, TradeMove, TradeRow } from './tradeList.ts'

/** Begins a move of a repair: asks, or opens its form, with the whole record where the form needs it. */
export function useTradeMoves(ask: Ask): (row: TradeRow, move: TradeMove) => void {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const start = useAction('Repair/StartTrade')
  const withRecord = (row: TradeRow, draw: (record: TradeDetail, onClose: () => void) => ReactNode) =>
    void call('Repair/GetTrade', { id: row.id }).then(
      (record) => ask((onClose) => draw(record, onClose)),
      // The list says why at its next read.
      () => undefined,
    )
  return (row, move) => {
    switch (move) {
      case 'start':
        return confirm(
          {
            title: t('tradeRepair.startAsk', { bill: row.bill_no }),
            content: t('tradeRepair.startSays'),
            danger: false,
          },
          () => start.mutateAsync({ id: row.id, version: row.version }),
        )
      case 'fix':
        return withRecord(row, (record, onClose) => <FixForm row={record} onClose={onClose} />)
      case 'confirm':
        return withRecord(row, (record, onClose) => <ConfirmForm row={record} onClose={onClose} />)
      case 'edit':
        return withRecord(row, (record, onClose) => <AgainForm row={record} onClose={onClose} />)
      case 'force':
        return withRecord(row, (record, onClose) => <ForceForm row={record} onClose={onClose} />)
      case 'rate':
        return ask((onClose) => <RateForm row={row} onClose={onClose} />)
      default:
        return ask((onClose) => <PlainMove row={row} move={move} onClose={onClose} />)
    }
  }
}
