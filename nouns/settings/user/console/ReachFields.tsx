import DeptTreeSelect from '@shouya/console/ui/DeptTreeSelect.tsx'
import DictSelect from '@shouya/console/ui/DictSelect.tsx'
import { Form } from 'antd'
import { useTranslation } from 'react-i18next'

const chosenUnits = 2

/** What an account sees in the place of what its roles say. `self`: nobody widens what they see themselves. */
export default function ReachFields({ self }: { self: boolean }) {
  const { t } = useTranslation()
  const scope = Form.useWatch<number | null | undefined>('data_scope')
  return (
    <>
      <Form.Item name="data_scope" label={t('settings.user.data_scope')} extra={t('settings.user.scopeHint')}>
        <DictSelect dict="data_scope" placeholder={t('settings.user.scopeOfRoles')} disabled={self} />
      </Form.Item>
      {scope === chosenUnits && (
        <Form.Item
          name="scope_dept_ids"
          label={t('settings.user.scope_dept_ids')}
          className="ui-wide"
          rules={[{ required: true, type: 'array', min: 1 }]}
        >
          <DeptTreeSelect multiple disabled={self} />
        </Form.Item>
      )}
    </>
  )
}
