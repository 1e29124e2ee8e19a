import { useAction } from '@shouya/console/api/useAction.ts'
import Field from '@shouya/console/noun/Field.tsx'
import MoveForm from '@shouya/console/noun/MoveForm.tsx'
import { useConfirm } from '@shouya/console/ui/useConfirm.ts'
import type { Ask } from '@shouya/console/ui/useDialog.tsx'
import { App } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { feedback } from '../noun.ts'
import type { FeedbackMove, FeedbackRow } from './feedbackList.ts'
import Stars from './Stars.tsx'

/** Begins a move of feedback: makes it, asks for confirmation, or opens its form. */
export function useFeedbackMoves(ask: Ask): (row: FeedbackRow, move: FeedbackMove) => void {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const confirm = useConfirm()
  const take = useAction('Feedback/Take', { onSuccess: () => message.success(t('feedback.takeSaid')) })
  const close = useAction('Feedback/Close', { onSuccess: () => message.success(t('common.saved')) })
  return (row, move) => {
    const { id, version, title } = row
    const open = (fields: ReactNode) =>
      ask((onClose) => (
        <MoveForm of={feedback} row={row} name={title} move={move} onClose={onClose}>
          {fields}
        </MoveForm>
      ))
    const begin: Record<FeedbackMove, () => void> = {
      take: () => take.mutate({ id, version }),
      reply: () => open(<Field of="reply" required lines={4} />),
      reject: () => open(<Field of="reply" label={t('feedback.reason')} required lines={4} />),
      rate: () => open(<Stars />),
      reopen: () => open(<Field of="reopen_reason" required lines={3} />),
      close: () =>
        confirm(
          { title: t('feedback.closeAsk', { name: title }), content: t('feedback.closeSays'), danger: false },
          () => close.mutateAsync({ id, version }),
        ),
    }
    begin[move]()
  }
}
