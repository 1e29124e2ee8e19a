import { call } from '@shouya/console/api/call.ts'
import { useAction } from '@shouya/console/api/useAction.ts'
import MoveForm from '@shouya/console/noun/MoveForm.tsx'
import ReasonItem from '@shouya/console/ui/ReasonItem.tsx'
import { useConfirm } from '@shouya/console/ui/useConfirm.ts'
import type { Ask } from '@shouya/console/ui/useDialog.tsx'
import { useRemove } from '@shouya/console/ui/useRemove.ts'
import { App } from 'antd'
import { useTranslation } from 'react-i18next'
import { conference } from '../noun.ts'
import ConferenceForm from './ConferenceForm.tsx'
import type { ConferenceDetail, ConferenceRow, Move } from './conferenceList.ts'
import MinutesForm from './MinutesForm.tsx'
import ReplyForm from './ReplyForm.tsx'
import SignIn from './SignIn.tsx'

/** Begins a move of a meeting: asks for confirmation, or opens its form. `close` leaves a record that is gone. */
export function useConferenceMoves(ask: Ask, close: () => void): (row: ConferenceRow, move: Move) => void {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const confirm = useConfirm()
  const refreshes = ['Remind'] as const
  const publish = useAction('Conference/Publish', {
    refreshes,
    onSuccess: () => message.success(t('conference.published')),
  })
  const archive = useAction('Conference/Archive', {
    refreshes,
    onSuccess: () => message.success(t('conference.archived')),
  })
  const agree = useAction('Conference/ConfirmMinutes', {
    refreshes,
    onSuccess: () => message.success(t('conference.confirmed')),
  })
  const remove = useRemove('Conference/Delete')
  const askWith = async (
    { id }: ConferenceRow,
    draw: (row: ConferenceDetail, onClose: () => void) => React.ReactNode,
  ) => {
    const record = await call('Conference/Get', { id })
    ask((onClose) => draw(record, onClose))
  }
  return (row, move) => {
    const { id, version, title } = row
    const begin: Record<Move, () => void> = {
      edit: () => void askWith(row, (record, onClose) => <ConferenceForm row={record} onClose={onClose} />),
      publish: () =>
        confirm(
          { title: t('conference.publishAsk', { title }), content: t('conference.publishSays'), danger: false },
          () => publish.mutateAsync({ id, version }),
        ),
      reply: () => ask((onClose) => <ReplyForm row={row} onClose={onClose} />),
      sign: () => void askWith(row, (record, onClose) => <SignIn row={record} onClose={onClose} />),
      minutes: () => void askWith(row, (record, onClose) => <MinutesForm row={record} onClose={onClose} />),
      confirm: () =>
        confirm(
          { title: t('conference.confirmAsk', { title }), content: t('conference.confirmSays'), danger: false },
          () => agree.mutateAsync({ id, version }),
        ),
      archive: () =>
        confirm(
          { title: t('conference.archiveAsk', { title }), content: t('conference.archiveSays'), danger: false },
          () => archive.mutateAsync({ id, version }),
        ),
      cancel: () =>
        ask((onClose) => (
          <MoveForm of={conference} row={row} move="cancel" refreshes={['Remind']} onClose={onClose}>
            <ReasonItem label={t('conference.field.cancel_reason')} />
          </MoveForm>
        )),
      delete: () => remove(row, { title: t('conference.deleteAsk'), content: title }, close),
    }
    begin[move]()
  }
}
