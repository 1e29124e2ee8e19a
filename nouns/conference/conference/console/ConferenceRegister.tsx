import Facts from '@shouya/console/noun/Facts.tsx'
import Filter from '@shouya/console/noun/Filter.tsx'
import MoveForm from '@shouya/console/noun/MoveForm.tsx'
import NounPage from '@shouya/console/noun/NounPage.tsx'
import NounRecord from '@shouya/console/noun/NounRecord.tsx'
import { shapeOf } from '@shouya/console/noun/shapeOf.ts'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import { usePrinting } from '@shouya/console/ui/paper/usePrinting.tsx'
import ReasonItem from '@shouya/console/ui/ReasonItem.tsx'
import { useRecordPage } from '@shouya/console/ui/record/useRecordPage.ts'
import { useTranslation } from 'react-i18next'
import { conference } from '../noun.ts'
import ConferenceForm from './ConferenceForm.tsx'
import ConferencePrint from './ConferencePrint.tsx'
import { type ConferenceRow, useConferenceColumns } from './useConferenceColumns.ts'

const shape = shapeOf(conference)
const facts = ['dept_name', 'biz_date', 'content', 'create_user_name', 'create_time'] as const

/** Meeting Management: list, records, forms, paper. */
export default function ConferenceRegister() {
  const { t } = useTranslation()
  const register = useRegister('Conference/GetPageList', shape, conference.query.sorts)
  const page = useRecordPage(register, 'Conference/Get', 'Conference/Save')
  const printing = usePrinting('Conference/GetPrintList', register.filters, (print) => <ConferencePrint {...print} />)
  const begin = (row: ConferenceRow, move: ConferenceRow['allowed'][number]) =>
    move === 'edit'
      ? void page.askWith(row, (record, onClose) => <ConferenceForm row={record} onClose={onClose} />)
      : page.ask((onClose) => (
          <MoveForm of={conference} row={row} move={move} onClose={onClose}>
            <ReasonItem label={t('conference.field.void_reason')} />
          </MoveForm>
        ))
  return (
    <NounPage
      of={conference}
      name="Conference.list"
      page={page}
      register={register}
      shape={shape}
      columns={useConferenceColumns()}
      begin={begin}
      fields={
        <>
          <Filter of="biz_date" />
          <Filter of="dept_name" />
          <Filter of="status" />
        </>
      }
      printing={printing}
      form={(onClose) => <ConferenceForm onClose={onClose} />}
      detail={(record) => (
        <NounRecord
          {...record}
          of={conference}
          get="Conference/Get"
          status={({ status }) => <DictTag dict={conference.states.dict} value={status} />}
          tabs={(row) => [
            {
              key: 'facts',
              label: t('ui.facts'),
              children: (
                <Facts of={conference} row={row} show={[...facts, row.void_reason !== null && 'void_reason']} />
              ),
            },
          ]}
        />
      )}
    />
  )
}
