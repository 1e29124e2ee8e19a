import type { BodyOf } from '@shouya/console/api/path.ts'
import Field from '@shouya/console/noun/Field.tsx'
import { NounContext } from '@shouya/console/noun/NounContext.ts'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import { Input } from 'antd'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { user } from '../../../settings/user/noun.ts'
import type { AgentDetail } from './agentList.ts'

type Values = BodyOf<'Agent/AddAccount'>
type Props = { row: AgentDetail; onAdded: (name: string, password: string) => void; onClose: () => void }

/** A new account for somebody of an agent; its first password comes back once. */
export default function AccountForm({ row, onAdded, onClose }: Props) {
  const { t } = useTranslation()
  const name = useRef('')
  const toBody = (values: Values): Values => {
    name.current = values.real_name
    return { ...values, id: row.id }
  }
  return (
    <FormDrawer<'Agent/AddAccount', Values>
      small
      path="Agent/AddAccount"
      title={`${t('agent.account.add')} · ${row.agent_name}`}
      initial={row.contract_end ? { expire_date: row.contract_end } : {}}
      toBody={toBody}
      refreshes={['User']}
      onSaved={({ password }) => onAdded(name.current, password)}
      onClose={onClose}
    >
      <NounContext value={user}>
        <Field of="username" className="ui-wide" extra={t('user.usernameHint')} />
        <Field of="real_name" />
        <Field of="phone">
          <Input maxLength={user.fields.phone.max} inputMode="tel" autoComplete="off" />
        </Field>
        <Field of="expire_date" required />
      </NounContext>
    </FormDrawer>
  )
}
