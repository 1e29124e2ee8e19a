import { useAction } from '@shouya/console/api/useAction.ts'
import { mark } from '@shouya/console/i18n/language.ts'
import { useConfirm } from '@shouya/console/ui/useConfirm.ts'
import { App } from 'antd'
import { useTranslation } from 'react-i18next'
import type { BoxRow } from './boxList.ts'

/** Confirms, after a question, that boxes have come to the caller's vault. */
export function useReceipt(onDone: () => void) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const confirm = useConfirm()
  const receive = useAction('Escort/ReceiveBoxes', {
    onSuccess: ({ received }) => {
      onDone()
      void message.success(t('box.received', { count: received }))
    },
  })
  return (rows: readonly BoxRow[]) =>
    confirm(
      {
        title: t('box.receiveAsk', { boxes: rows.map(({ box_no }) => box_no).join(mark('、')) }),
        danger: false,
      },
      () => receive.mutateAsync({ ids: rows.map(({ id }) => id) }),
    )
}
