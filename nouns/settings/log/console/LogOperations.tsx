import { catalogue } from '@shouya/console/api/catalogue.gen.ts'
import DictSelect from '@shouya/console/ui/DictSelect.tsx'
import { useWord } from '@shouya/console/ui/useWord.ts'
import { Form, Input, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import LogList from './LogList.tsx'
import { operationShape } from './logList.ts'
import { useLogColumns } from './useLogColumns.tsx'

const modules = [...new Set(Object.keys(catalogue).map((path) => path.split('/')[0] ?? ''))].sort()

/** All kinds of the dictionary log_type but the sign-ins; what the system does by itself would drown what people did. */
const kinds = { log_type: [2, 3, 4, 5, 6], jobs: false }

/** Who did what; the last seven days unless days are given. */
export default function LogOperations() {
  const { t } = useTranslation()
  const word = useWord()
  return (
    <LogList
      name="Log.list"
      shape={operationShape}
      kinds={kinds}
      columns={useLogColumns()}
      hint={t('log.keywords')}
      about={t('log.about')}
      flags={{
        dept_id: t('log.byUnit'),
        refused: t('log.refusedOnly'),
        forced: t('log.forcedOnly'),
      }}
      fields={
        <>
          <Form.Item name="log_type" label={t('log.field.log_type')}>
            <DictSelect dict="log_type" multiple placeholder={t('common.all')} />
          </Form.Item>
          <Form.Item name="module" label={t('log.field.module')}>
            <Select
              allowClear
              placeholder={t('common.all')}
              options={modules.map((name) => ({
                value: name,
                label: word(`nounWords.log.${name}`, word(`actionWords.noun.${name}`, name)),
              }))}
              showSearch={{ optionFilterProp: 'label' }}
            />
          </Form.Item>
          <Form.Item name="jobs" label={t('log.by')}>
            <Select
              allowClear
              placeholder={t('log.byPeople')}
              options={[
                { value: false as never, label: t('log.byPeople') },
                { value: true as never, label: t('log.bySystem') },
              ]}
            />
          </Form.Item>
          <Form.Item name="action" label={t('log.field.action')}>
            <Input allowClear maxLength={100} placeholder="RoomKey/Receive" />
          </Form.Item>
        </>
      }
    />
  )
}
