import { catalogue } from '@shouya/console/api/catalogue.gen.ts'
import Filter from '@shouya/console/noun/Filter.tsx'
import { useWord } from '@shouya/console/ui/useWord.ts'
import { Form, Input, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { log } from '../noun.ts'
import LogList from './LogList.tsx'
import { operationShape } from './logList.ts'
import { useLogColumns } from './useLogColumns.tsx'

const modules = [...new Set(Object.keys(catalogue).map((path) => path.split('/')[0] ?? ''))].sort()

/** All kinds of the dictionary log_type but sign-ins. Jobs are left out: they would outnumber the calls of people. */
const kinds = { log_type: [2, 3, 4, 5, 6], jobs: false }

/** The list of operations; the last seven days unless days are given. */
export default function LogOperations() {
  const { t } = useTranslation()
  const word = useWord()
  return (
    <LogList
      name="Log.list"
      shape={operationShape}
      kinds={kinds}
      columns={useLogColumns()}
      flags={{ dept_id: t('log.byUnit') }}
      fields={
        <>
          <Filter of="log_type" />
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
          <Filter of="action">
            <Input allowClear maxLength={log.fields.action.max} placeholder="RoomKey/Receive" />
          </Filter>
        </>
      }
    />
  )
}
