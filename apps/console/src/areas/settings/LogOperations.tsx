import { Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import DictSelect from '../../ui/DictSelect.tsx'
import LogList from './LogList.tsx'
import { operationShape } from './logList.ts'
import { useLogColumns } from './useLogColumns.tsx'

/** All kinds of the dictionary log_type but the sign-ins. */
const kinds = { log_type: [2, 3, 4, 5, 6] }

/** Who did what; the last seven days unless days are given. */
export default function LogOperations() {
  const { t } = useTranslation()
  return (
    <LogList
      name="Log.list"
      shape={operationShape}
      kinds={kinds}
      columns={useLogColumns()}
      hint={t('settings.log.keywords')}
      about={t('settings.log.about')}
      flags={{
        dept_id: t('settings.log.byUnit'),
        refused: t('settings.log.refusedOnly'),
        forced: t('settings.log.forcedOnly'),
      }}
      fields={
        <>
          <Form.Item name="log_type" label={t('settings.log.log_type')}>
            <DictSelect dict="log_type" multiple placeholder={t('common.all')} />
          </Form.Item>
          <Form.Item name="action" label={t('settings.log.action')}>
            <Input allowClear maxLength={100} placeholder="RoomKey/Receive" />
          </Form.Item>
        </>
      }
    />
  )
}
