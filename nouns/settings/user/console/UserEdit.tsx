import { useUser } from '@shouya/console/api/account.ts'
import { call } from '@shouya/console/api/call.ts'
import { useCan } from '@shouya/console/api/can.ts'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import FreshRecord from '@shouya/console/ui/record/FreshRecord.tsx'
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
  return (
    <FreshRecord get="User/Get" id={id} title={t('user.editTitle')} onClose={onClose}>
      {(row) => (
        <FormDrawer<'User/Edit', UserValues>
          path="User/Edit"
          title={`${t('user.editTitle')} · ${row.username}`}
          initial={toValues(row)}
          toBody={(values) => ({
            ...values,
            ...enteredOf(user, values),
            phone: values.phone || undefined,
            // Left out by callers who do not see the field.
            data_scope: grants ? (values.data_scope ?? null) : undefined,
          })}
          reload={async () => toValues(await call('User/Get', { id }))}
          onClose={onClose}
        >
          <UserFields
            masked={isMasked(row.phone) ? row.phone : undefined}
            belongs={row.party_name}
            self={id === me.id}
          />
        </FormDrawer>
      )}
    </FreshRecord>
  )
}
