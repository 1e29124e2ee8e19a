import Filter from '@shouya/console/noun/Filter.tsx'
import NounList from '@shouya/console/noun/NounList.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import { useEndlessRegister } from '@shouya/console/registers/useEndlessRegister.ts'
import RegionSelect from '@shouya/console/ui/RegionSelect.tsx'
import { useOpenedRow } from '@shouya/console/ui/record/useOpenedRow.ts'
import { Form, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLog } from '../noun.ts'
import { useResult } from '../rules.ts'
import UseRecord from './UseRecord.tsx'
import { useShape } from './useList.ts'
import { useUseColumns } from './useUseColumns.tsx'

/** Uses of terminals (domain 11.9), newest first. */
export default function UseRegister() {
  const { t } = useTranslation()
  const { label, choice } = useNounWords(useLog)
  const register = useEndlessRegister('UseLog/GetPageList', useShape)
  const opened = useOpenedRow(register)
  return (
    <>
      <NounList
        of={useLog}
        name="UseLog.list"
        register={register}
        shape={useShape}
        columns={useUseColumns()}
        onOpen={opened.show}
        actions={(row) => [{ text: t('ui.details'), path: 'UseLog/GetPageList', onClick: () => opened.show(row) }]}
        flags={{
          id: t('useLog.one'),
          device_id: label('device_no'),
          product_id: label('product_name'),
          member_id: label('member_name'),
          agent_id: label('agent_name'),
        }}
        fields={
          <>
            <Filter of="start_time" label={t('useLog.days')} />
            <Filter of="use_type" />
            <Filter of="result">
              <Select
                allowClear
                placeholder={t('common.all')}
                options={Object.values(useResult).map((value) => ({ value, label: choice('result', value) }))}
              />
            </Filter>
            <Form.Item name="region" label={t('useLog.region')}>
              <RegionSelect placeholder={t('common.all')} />
            </Form.Item>
          </>
        }
      />
      {opened.row && <UseRecord key={opened.row.id} row={opened.row} {...opened.beside} />}
    </>
  )
}
