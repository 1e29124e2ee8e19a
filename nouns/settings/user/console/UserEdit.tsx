import { useUser } from '@shouya/console/api/account.ts'
import { call } from '@shouya/console/api/call.ts'
import { useCan } from '@shouya/console/api/can.ts'
import type { BodyOf, RowOf } from '@shouya/console/api/path.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import DetailDrawer from '@shouya/console/ui/DetailDrawer.tsx'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import { useTranslation } from 'react-i18next'
import UserFields from './UserFields.tsx'

type Values = BodyOf<'User/Edit'>
type Record = RowOf<'User/Get'>

const isMasked = (phone: string) => phone.includes('*')

function toValues(row: Record): Partial<Values> {
  const { id, version, real_name, gender, phone, email, emp_no, dept_id, post, user_type, party_id } = row
  const { role_ids, expire_date, data_scope, scope_dept_ids } = row
  // A masked number cannot be sent back.
  const shown = isMasked(phone) ? {} : { phone }
  const belonging = {
    dept_id,
    post,
    user_type,
    party_id,
    role_ids,
    expire_date,
    data_scope,
    scope_dept_ids,
  } as Partial<Values>
  return { id, version, real_name, gender, email, emp_no, ...belonging, ...shown }
}

/** Changes an account; its user name stays. */
export default function UserEdit({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation()
  const me = useUser()
  const grants = useCan()('sys_role', 'grant')
  const { data, isFetchedAfterMount, ...read } = useRead('User/Get', { id }, { staleTime: 0 })
  if (read.error) return <DetailDrawer title={t('settings.user.editTitle')} read={read} onClose={onClose} />
  // A cached record may carry an old version.
  if (!data || !isFetchedAfterMount) return null
  return (
    <FormDrawer<'User/Edit', Values>
      path="User/Edit"
      title={`${t('settings.user.editTitle')} · ${data.username}`}
      initial={toValues(data)}
      toBody={(values) => ({
        ...values,
        phone: values.phone || undefined,
        email: values.email || null,
        emp_no: values.emp_no || null,
        post: values.post ?? null,
        // Who does not see the field says nothing about it.
        ...(grants ? { data_scope: values.data_scope ?? null } : {}),
      })}
      reload={async () => toValues(await call('User/Get', { id }))}
      onClose={onClose}
    >
      <UserFields masked={isMasked(data.phone) ? data.phone : undefined} self={id === me.id} />
    </FormDrawer>
  )
}
