import { App, Form } from 'antd'
import { useTranslation } from 'react-i18next'
import type { DataOf } from '../../../api/path.ts'
import FormDrawer from '../../../ui/FormDrawer.tsx'
import PersonSearch from '../../../ui/PersonSearch.tsx'

type Values = { from_user_id: number; to_user_id: number }

/** Everything that a leaver still holds goes to somebody else. */
export default function HandOver({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const { modal } = App.useApp()
  const tell = ({ left }: DataOf<'OaExamine/HandOver'>) =>
    left.length > 0 &&
    modal.warning({
      title: t('requests.leftOver', { count: left.length }),
      content: (
        <ul>
          {left.map(({ id, title, reason }) => (
            <li key={id}>
              <strong>{title}</strong> {reason}
            </li>
          ))}
        </ul>
      ),
    })
  return (
    <FormDrawer
      path="OaExamine/HandOver"
      title={t('requests.handOver')}
      okText={t('requests.handOver')}
      initial={{}}
      toBody={(values: Values) => values}
      said={({ requests }) => t('requests.handedOver', { requests })}
      onSaved={tell}
      refreshes={['Remind']}
      small
      onClose={onClose}
    >
      <p className="ui-wide ui-note">{t('requests.handOverSays')}</p>
      <Form.Item name="from_user_id" label={t('requests.from')} rules={[{ required: true }]}>
        <PersonSearch of="copy" />
      </Form.Item>
      <Form.Item name="to_user_id" label={t('requests.to')} rules={[{ required: true }]}>
        <PersonSearch />
      </Form.Item>
    </FormDrawer>
  )
}
