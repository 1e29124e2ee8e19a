import { call } from '@shouya/console/api/call.ts'
import { useAction } from '@shouya/console/api/useAction.ts'
import Field from '@shouya/console/noun/Field.tsx'
import MoveForm from '@shouya/console/noun/MoveForm.tsx'
import ReasonItem from '@shouya/console/ui/ReasonItem.tsx'
import { useConfirm } from '@shouya/console/ui/useConfirm.ts'
import type { Ask } from '@shouya/console/ui/useDialog.tsx'
import { useRemove } from '@shouya/console/ui/useRemove.ts'
import { App } from 'antd'
import { useTranslation } from 'react-i18next'
import { issue } from '../noun.ts'
import IssueForm from './IssueForm.tsx'
import type { IssueRow, Move } from './issueList.ts'

/** Begins a move of a collection: asks for confirmation, or opens its form. `close` leaves a record that is gone. */
export function useIssueMoves(ask: Ask, close: () => void): (row: IssueRow, move: Move) => void {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const confirm = useConfirm()
  const refreshes = ['Remind', 'IssueItem'] as const
  const publish = useAction('Issue/Publish', {
    refreshes,
    onSuccess: ({ total }) => message.success(t('issue.published', { count: total })),
  })
  const urge = useAction('Issue/Urge', {
    refreshes,
    onSuccess: ({ reminded, left_out }) =>
      message.success(
        left_out === 0 ? t('issue.urged', { reminded }) : t('issue.urgedSome', { reminded, left: left_out }),
      ),
  })
  const remove = useRemove('Issue/Delete')
  return (row, move) => {
    const { id, version, title } = row
    const withReason = (label: string) =>
      ask((onClose) => (
        <MoveForm of={issue} row={row} move={move} refreshes={refreshes} onClose={onClose}>
          <ReasonItem label={label} />
        </MoveForm>
      ))
    const begin: Record<Move, () => void> = {
      edit: () =>
        void call('Issue/Get', { id }).then((record) => ask((onClose) => <IssueForm row={record} onClose={onClose} />)),
      publish: () =>
        confirm({ title: t('issue.publishAsk', { title }), content: t('issue.publishSays'), danger: false }, () =>
          publish.mutateAsync({ id, version }),
        ),
      urge: () =>
        confirm({ title: t('issue.urgeAsk', { title }), content: t('issue.urgeSays'), danger: false }, () =>
          urge.mutateAsync({ id }),
        ),
      extend: () =>
        ask((onClose) => (
          <MoveForm
            of={issue}
            row={row}
            move="extend"
            initial={{ deadline: row.deadline }}
            refreshes={refreshes}
            onClose={onClose}
          >
            <Field of="deadline" className="ui-wide" extra={t('issue.deadlineHint')} />
          </MoveForm>
        )),
      withdraw: () => withReason(t('issue.field.withdraw_reason')),
      close: () => withReason(t('issue.field.close_reason')),
      delete: () => remove(row, { title: t('issue.deleteAsk'), content: title }, close),
    }
    begin[move]()
  }
}
