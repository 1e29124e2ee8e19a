import type { DataOf } from '@shouya/console/api/path.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import { openTab } from '@shouya/console/app/host/tabs/tabs.ts'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import PersonSearch from '@shouya/console/ui/PersonSearch.tsx'
import { App, Button, Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { flowPaths } from '../../../flow/console/flowList.ts'

type Values = { from_user_id: number; to_user_id: number }

/** Hands over all open tasks of a leaver to somebody else. */
export default function HandOver({ from, onClose }: { from?: number | undefined; onClose: () => void }) {
  const { t } = useTranslation()
  const { modal } = App.useApp()
  const giver = useRead('User/Get', { id: from ?? 0 }, { enabled: from !== undefined })
  const tell = ({ left, flows }: DataOf<'OaExamine/HandOver'>) =>
    left.length + flows.length > 0 &&
    modal.warning({
      title:
        left.length > 0
          ? t('request.leftOver', { count: left.length })
          : t('request.stillNamed', { count: flows.length }),
      content: (
        <>
          <ul>
            {left.map(({ id, title, reason }) => (
              <li key={id}>
                <strong>{title}</strong> {reason}
              </li>
            ))}
          </ul>
          {flows.length > 0 && <p>{t('request.stillNamedSays')}</p>}
          <ul>
            {flows.map(({ id, flow_name }) => (
              <li key={id}>
                <Button type="link" onClick={() => openTab(flowPaths.design(id), flow_name)}>
                  {flow_name}
                </Button>
              </li>
            ))}
          </ul>
        </>
      ),
    })
  if (from !== undefined && !giver.data && !giver.error) return null
  return (
    <FormDrawer
      path="OaExamine/HandOver"
      title={t('request.handOver')}
      okText={t('request.handOver')}
      initial={from === undefined ? {} : { from_user_id: from }}
      toBody={(values: Values) => values}
      said={({ requests }) => t('request.handedOver', { requests })}
      onSaved={tell}
      refreshes={['Remind']}
      small
      onClose={onClose}
    >
      <p className="ui-wide ui-note">{t('request.handOverSays')}</p>
      <Form.Item name="from_user_id" label={t('request.from')} rules={[{ required: true }]}>
        <PersonSearch of="leaver" known={giver.data ? [giver.data] : []} />
      </Form.Item>
      <Form.Item name="to_user_id" label={t('request.to')} rules={[{ required: true }]}>
        <PersonSearch />
      </Form.Item>
    </FormDrawer>
  )
}
