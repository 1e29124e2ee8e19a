import DictTag from '@shouya/console/ui/DictTag.tsx'
import StatusTag from '@shouya/console/ui/StatusTag.tsx'
import { useTranslation } from 'react-i18next'
import { user } from '../noun.ts'
import type { UserRow } from './userList.ts'

/** The state of an account; a lock of its name or addresses says how long it lasts. */
export default function UserStatus({ row }: { row: Pick<UserRow, 'status' | 'locked_minutes'> }) {
  const { t } = useTranslation()
  if (row.locked_minutes === null || row.status === user.states.codes.closed)
    return <DictTag dict="user_status" value={row.status} />
  return <StatusTag kind="overdue">{t('user.lockedFor', { minutes: row.locked_minutes })}</StatusTag>
}
