import Filter from '@shouya/console/noun/Filter.tsx'
import NounPage from '@shouya/console/noun/NounPage.tsx'
import NounRecord from '@shouya/console/noun/NounRecord.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import { useRecordPage } from '@shouya/console/ui/record/useRecordPage.ts'
import StatusTag from '@shouya/console/ui/StatusTag.tsx'
import { Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { memberDevice } from '../noun.ts'
import BindForm from './BindForm.tsx'
import BindingFacts from './BindingFacts.tsx'
import BindingMoveForm from './BindingMoveForm.tsx'
import { type BindingRow, bindingShape } from './bindingList.ts'
import { useBindingColumns } from './useBindingColumns.tsx'

const { bound } = memberDevice.states.codes

/** To which members the devices of agents are bound (domain 11.5). */
export default function BindingRegister() {
  const { t } = useTranslation()
  const { label, choice } = useNounWords(memberDevice)
  const register = useRegister('MemberDevice/GetPageList', bindingShape, memberDevice.query.sorts)
  const page = useRecordPage(register, 'MemberDevice/Get', 'MemberDevice/Save')
  const edit = (row: BindingRow) => page.edit(row, (record, onClose) => <BindForm row={record} onClose={onClose} />)
  const choices = (field: 'bind_type' | 'status', values: readonly number[]) => (
    <Filter of={field}>
      <Select
        allowClear
        placeholder={t('common.all')}
        options={values.map((value) => ({ value, label: choice(field, value) }))}
      />
    </Filter>
  )
  return (
    <NounPage
      of={memberDevice}
      name="MemberDevice.list"
      page={page}
      register={register}
      shape={bindingShape}
      columns={useBindingColumns()}
      begin={(row, move) => page.ask((onClose) => <BindingMoveForm row={row} move={move} onClose={onClose} />)}
      called={(row, moves) => (row.status === bound ? [...moves, edit(row)] : moves)}
      fields={
        <>
          {choices('status', [1, 0])}
          {choices('bind_type', [1, 2])}
          <Filter of="deposit_status" />
        </>
      }
      flags={{ member_id: label('member_name'), agent_id: label('agent_name') }}
      form={(onClose) => <BindForm onClose={onClose} />}
      detail={(record) => (
        <NounRecord
          {...record}
          of={memberDevice}
          get="MemberDevice/Get"
          name={(row) => row.device_no}
          status={(row) => (
            <StatusTag kind={row.status === bound ? 'done' : 'void'}>{choice('status', row.status)}</StatusTag>
          )}
          facts={(row) => <BindingFacts row={row} />}
        />
      )}
    />
  )
}
