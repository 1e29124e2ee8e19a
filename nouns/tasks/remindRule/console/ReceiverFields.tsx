import { useMayCall } from '@shouya/console/api/can.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import { useDict } from '@shouya/console/ui/useDict.ts'
import { Checkbox, Form, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { isDate } from '../rules.ts'
import { people } from './remindRuleForm.ts'

/** Whom a rule reminds, and by which channels. */
export default function ReceiverFields({ trigger }: { trigger: number | null | undefined }) {
  const { t } = useTranslation()
  const mayRead = useMayCall()('Role/GetRoleList')
  const { data: roles } = useRead('Role/GetRoleList', {}, { enabled: mayRead })
  const channels = useDict('remind_channel')
  const offered = people.filter((who) => who !== 'standard' || !isDate(trigger ?? null))
  return (
    <>
      <Form.Item name="to" label={t('remindRule.receivers')} className="ui-wide">
        <Checkbox.Group options={offered.map((value) => ({ value, label: t(`remindRule.to.${value}`) }))} />
      </Form.Item>
      <Form.Item name="roles" label={t('remindRule.roles')} className="ui-wide" extra={t('remindRule.rolesHint')}>
        <Select
          mode="tags"
          options={roles?.map(({ role_code, role_name }) => ({ value: role_code, label: role_name })) ?? []}
          showSearch={{ optionFilterProp: 'label' }}
        />
      </Form.Item>
      <Form.Item
        name="channels"
        label={t('remindRule.channels')}
        className="ui-wide"
        extra={t('remindRule.channelsHint')}
      >
        <Checkbox.Group
          options={channels.map(({ value, label }) => ({ value: Number(value), label, disabled: value === '1' }))}
        />
      </Form.Item>
    </>
  )
}
