import { call } from '@shouya/console/api/call.ts'
import type { Ask } from '@shouya/console/ui/useDialog.tsx'
import type { ReactNode } from 'react'
import AgainForm from './AgainForm.tsx'
import ConfirmForm from './ConfirmForm.tsx'
import DispatchForm from './DispatchForm.tsx'
import FixForm from './FixForm.tsx'
import ForceForm from './ForceForm.tsx'
import PlainMove from './PlainMove.tsx'
import RateForm from './RateForm.tsx'
import type { RepairDetail, RepairMove, RepairRow } from './repairList.ts'

/** Begins a move of an order: opens its form, with the whole record where the form needs it. */
export function useRepairMoves(ask: Ask): (row: RepairRow, move: RepairMove) => void {
  const withRecord = (row: RepairRow, draw: (record: RepairDetail, onClose: () => void) => ReactNode) =>
    void call('Repair/Get', { id: row.id }).then(
      (record) => ask((onClose) => draw(record, onClose)),
      // The list says why at its next read.
      () => undefined,
    )
  return (row, move) => {
    switch (move) {
      case 'dispatch':
        return ask((onClose) => <DispatchForm row={row} onClose={onClose} />)
      case 'fix':
        return withRecord(row, (record, onClose) => <FixForm row={record} onClose={onClose} />)
      case 'confirm':
        return withRecord(row, (record, onClose) => <ConfirmForm row={record} onClose={onClose} />)
      case 'rate':
        return ask((onClose) => <RateForm row={row} onClose={onClose} />)
      case 'edit':
        return withRecord(row, (record, onClose) => <AgainForm row={record} onClose={onClose} />)
      case 'force':
        return withRecord(row, (record, onClose) => <ForceForm row={record} onClose={onClose} />)
      default:
        return ask((onClose) => <PlainMove row={row} move={move} onClose={onClose} />)
    }
  }
}
