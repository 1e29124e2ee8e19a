import type { ApiError } from '@shouya/console/api/ApiError.ts'
import { useUser } from '@shouya/console/api/account.ts'
import { call } from '@shouya/console/api/call.ts'
import { useAction } from '@shouya/console/api/useAction.ts'
import type { RowAction } from '@shouya/console/ui/RowActions.tsx'
import { useConfirm } from '@shouya/console/ui/useConfirm.ts'
import { App } from 'antd'
import { useTranslation } from 'react-i18next'
import { user } from '../noun.ts'
import { dutiesIn, useLeaving } from './useLeaving.tsx'
import { toValues, type UserRow } from './userList.ts'

type Doors = {
  edit: (row: UserRow) => void
  sessions: (row: UserRow) => void
  open: (row: UserRow) => void
  secret: (secret: { name: string; password: string }) => void
}

/** The actions of an account; a closed one can only be opened, and nobody disables or closes their own. */
export function useUserActions({ edit, sessions, open, secret }: Doors): (row: UserRow) => (RowAction | false)[] {
  const { t } = useTranslation()
  const me = useUser()
  const { message } = App.useApp()
  const confirm = useConfirm()
  const done = () => message.success(t('common.done'))
  const reset = useAction('User/ResetPwd')
  const resetTotp = useAction('Totp/Reset', { refreshes: ['User'], onSuccess: done })
  const unlock = useAction('User/RecoverLogin', { onSuccess: done })
  // A failure because of duties is shown as a question.
  const quiet = (error: ApiError) => dutiesIn(error) !== undefined
  const save = useAction('User/Edit', { onSuccess: done, quiet })
  const close = useAction('User/Delete', { onSuccess: done, quiet })
  const leaving = useLeaving()

  const ask = (title: string, content: string, danger: boolean, onOk: () => Promise<unknown>) =>
    confirm({ title, content, danger }, onOk)

  const resetPassword = async (row: UserRow) => {
    const { password } = await reset.mutateAsync({ id: row.id })
    secret({ name: row.real_name, password })
  }
  const setStatus = async (row: UserRow, status: 0 | 1, despite?: true) => {
    const values = toValues(await call('User/Get', { id: row.id }))
    await save.mutateAsync({ ...values, status, ...(despite && { despite }) })
  }

  return (row) => {
    const name = row.real_name
    const look: RowAction = { text: t('ui.details'), path: 'User/Get', onClick: () => open(row) }
    if (row.status === user.states.codes.closed) return [look]
    const off = row.status === user.states.codes.disabled
    const others: RowAction[] = [
      {
        text: off ? t('user.enable') : t('user.disable'),
        path: 'User/Edit',
        danger: !off,
        onClick: () =>
          ask(
            off ? t('user.enableAsk', { name }) : t('user.disableAsk', { name }),
            off ? t('user.enableSays') : t('user.disableSays'),
            !off,
            () =>
              off
                ? setStatus(row, 1)
                : leaving(row, t('user.leaving.disableAll'), (despite) => setStatus(row, 0, despite)),
          ),
      },
      {
        text: t('user.close'),
        path: 'User/Delete',
        danger: true,
        onClick: () =>
          ask(t('user.closeAsk', { name }), t('user.closeSays'), true, () =>
            leaving(row, t('user.leaving.closeAll'), (despite) =>
              close.mutateAsync({ id: row.id, version: row.version, ...(despite && { despite }) }),
            ),
          ),
      },
    ]
    return [
      row.locked_minutes !== null && {
        text: t('user.unlock'),
        path: 'User/RecoverLogin',
        onClick: () => unlock.mutate({ id: row.id }),
      },
      { text: t('ui.edit'), path: 'User/Edit', onClick: () => edit(row) },
      {
        text: t('user.resetPwd'),
        path: 'User/ResetPwd',
        onClick: () => ask(t('user.resetAsk', { name }), t('user.resetSays'), false, () => resetPassword(row)),
      },
      row.totp_on &&
        row.id !== me.id && {
          text: t('user.resetTotp'),
          path: 'Totp/Reset',
          onClick: () =>
            ask(t('user.resetTotpAsk', { name }), t('user.resetTotpSays'), true, () =>
              resetTotp.mutateAsync({ id: row.id }),
            ),
        },
      {
        text: t('user.sessions'),
        path: 'User/GetSessionList',
        body: { user_id: row.id },
        onClick: () => sessions(row),
      },
      ...(row.id === me.id ? [] : others),
      look,
    ]
  }
}
