import { useMayCall } from '@shouya/console/api/can.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import Filter from '@shouya/console/noun/Filter.tsx'
import NounPage from '@shouya/console/noun/NounPage.tsx'
import NounRecord from '@shouya/console/noun/NounRecord.tsx'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import DayRange from '@shouya/console/ui/DayRange.tsx'
import DictSelect from '@shouya/console/ui/DictSelect.tsx'
import PersonSelect from '@shouya/console/ui/PersonSelect.tsx'
import { usePrinting } from '@shouya/console/ui/paper/usePrinting.tsx'
import { useRecordPage } from '@shouya/console/ui/record/useRecordPage.ts'
import { Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { roomKey } from '../noun.ts'
import HandoverFacts from './HandoverFacts.tsx'
import HandoverForm from './HandoverForm.tsx'
import HandoverMove from './HandoverMove.tsx'
import HandoverPrint from './HandoverPrint.tsx'
import HandoverSigns from './HandoverSigns.tsx'
import HandoverStatus from './HandoverStatus.tsx'
import { handoverShape } from './handoverList.ts'
import { useHandoverColumns } from './useHandoverColumns.tsx'

/** The register of key handovers. */
export default function HandoverRegister() {
  const { t } = useTranslation()
  const register = useRegister('RoomKey/GetPageList', handoverShape, roomKey.query.sorts)
  const page = useRecordPage(register, 'RoomKey/Get', 'RoomKey/Save')
  const printing = usePrinting('RoomKey/GetPrintList', register.filters, (print) => <HandoverPrint {...print} />)
  return (
    <NounPage
      of={roomKey}
      name="Handover.register"
      page={page}
      register={register}
      shape={handoverShape}
      columns={useHandoverColumns()}
      begin={(row, move) => page.ask((onClose) => <HandoverMove row={row} move={move} onClose={onClose} />)}
      fields={<Filters />}
      printing={printing}
      form={(onClose) => <HandoverForm onClose={onClose} />}
      detail={(record) => (
        <NounRecord
          {...record}
          of={roomKey}
          get="RoomKey/Get"
          status={(row) => <HandoverStatus row={row} />}
          tabs={(row) => [
            { key: 'facts', label: t('ui.facts'), children: <HandoverFacts row={row} /> },
            { key: 'signs', label: t('ui.signs'), children: <HandoverSigns row={row} /> },
          ]}
        />
      )}
    />
  )
}

/** The query of the register (domain 4.7). */
function Filters() {
  const { t } = useTranslation()
  const all = t('common.all')
  // Users who may not list people find them by keyword.
  const mayAsk = useMayCall()('RoomKey/GetPersonList')
  const { data: people } = useRead('RoomKey/GetPersonList', {}, { enabled: mayAsk })
  return (
    <>
      <Filter of="biz_date" />
      <Filter of="status" />
      <Filter of="dept_name" />
      <Form.Item name="key_type" label={t('roomKey.keys.field.key_type')}>
        <DictSelect dict="key_type" placeholder={all} />
      </Form.Item>
      <Filter of="handover_type" />
      <DayRange label={t('roomKey.dueDays')} of="due_" />
      {mayAsk && (
        <Form.Item name="user_id" label={t('roomKey.person')}>
          <PersonSelect people={people} placeholder={all} />
        </Form.Item>
      )}
    </>
  )
}
