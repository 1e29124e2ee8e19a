import { call } from '@shouya/console/api/call.ts'
import { useAction } from '@shouya/console/api/useAction.ts'
import { useConfirm } from '@shouya/console/ui/useConfirm.ts'
import type { Ask } from '@shouya/console/ui/useDialog.tsx'
import { useRemove } from '@shouya/console/ui/useRemove.ts'
import { useTranslation } from 'react-i18next'
import ConsumeForm from './ConsumeForm.tsx'
import type { ConsumeRow } from './consumeList.ts'

type Move = ConsumeRow['moves'][number]

/** Begins a move of a consumable: asks, or opens its form. `close` leaves a record that is gone. */
export function useConsumeMoves(ask: Ask, close: () => void) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const change = useAction('Consume/ChangeStatus')
  const remove = useRemove('Consume/Delete')
  return async (row: ConsumeRow, move: Move) => {
    const { id, version, consume_name: name } = row
    if (move === 'edit') {
      const record = await call('Consume/Get', { id })
      return ask((onClose) => <ConsumeForm row={record} onClose={onClose} />)
    }
    const question = { title: t(`consume.ask.${move}`, { name }), content: t(`consume.says.${move}`) }
    if (move === 'delete') return remove(row, question, close)
    confirm({ ...question, danger: false }, () => change.mutateAsync({ id, version, command: move }))
  }
}
