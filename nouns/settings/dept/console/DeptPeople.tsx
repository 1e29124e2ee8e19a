import { useRead } from '@shouya/console/api/useRead.ts'
import PersonSelect from '@shouya/console/ui/PersonSelect.tsx'
import { Form } from 'antd'
import { useTranslation } from 'react-i18next'

/** Who answers for a unit: enabled accounts of it or below it. */
export default function DeptPeople({ id }: { id: number }) {
  const { t } = useTranslation()
  const { data: people } = useRead('User/GetByDept', { dept_id: id })
  return (
    <>
      <h2 className="ui-wide ui-heading">{t('settings.dept.group.people')}</h2>
      <Form.Item name="leader_user_id" label={t('settings.dept.field.leader_user_name')}>
        <PersonSelect people={people} />
      </Form.Item>
      <Form.Item name="safety_user_id" label={t('settings.dept.field.safety_user_name')}>
        <PersonSelect people={people} />
      </Form.Item>
    </>
  )
}
