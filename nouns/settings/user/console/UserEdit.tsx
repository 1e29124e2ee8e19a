import { useUser } from '@shouya/console/api/account.ts'
import { call } from '@shouya/console/api/call.ts'
import { useCan } from '@shouya/console/api/can.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import DetailDrawer from '@shouya/console/ui/DetailDrawer.tsx'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import { enteredOf } from '@shouya/noun/values'
import { useTranslation } from 'react-i18next'
import { user } from '../noun.ts'
import UserFields from './UserFields.tsx'
import { isMasked, toValues, type UserValues } from './userList.ts'

/** Changes an account; its user name stays. */
export default function UserEdit({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation()
  const me = useUser()
  const grants = useCan()('sys_role', 'grant')
  const { data, isFetchedAfterMount, ...read } = useRead('User/Get', { id }, { staleTime: 0 })
  if (read.error) return <DetailDrawer title={t('user.editTitle')} read={read} onClose={onClose} />
  // A cached record may carry an old version.
  if (!data || !isFetchedAfterMount) return null
  return (
    <FormDrawer<'User/Edit', UserValues>
      path="User/Edit"
      title={`${t('user.editTitle')} · ${data.username}`}
      initial={toValues(data)}
      toBody={(values) => ({
        ...values,
        ...enteredOf(user, values),
        phone: values.phone || undefined,
        // Who does not see the field says nothing about it.
        data_scope: grants ? (values.data_scope ?? null) : undefined,
      })}
      reload={async () => toValues(await call('User/Get', { id }))}
      onClose={onClose}
    >
      <UserFields masked={isMasked(data.phone) ? data.phone : undefined} self={id === me.id} />
    </FormDrawer>
  )
}
