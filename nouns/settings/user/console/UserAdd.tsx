import type { BodyOf } from '@shouya/console/api/path.ts'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import { enteredOf } from '@shouya/noun/values'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { user } from '../noun.ts'
import UserFields from './UserFields.tsx'

type Values = BodyOf<'User/Add'>
type Props = { onAdded: (name: string, password: string) => void; onClose: () => void }

/** A new account; its first password comes back once. */
export default function UserAdd({ onAdded, onClose }: Props) {
  const { t } = useTranslation()
  const name = useRef('')
  const toBody = (values: Values): Values => {
    name.current = values.real_name
    return { ...values, ...enteredOf(user, values) }
  }
  return (
    <FormDrawer<'User/Add', Values>
      path="User/Add"
      title={t('user.addTitle')}
      initial={{ user_type: 1, gender: 0, role_ids: [] }}
      toBody={toBody}
      onSaved={({ password }) => onAdded(name.current, password)}
      onClose={onClose}
    >
      <UserFields fresh />
    </FormDrawer>
  )
}
