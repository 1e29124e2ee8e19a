import Filter from '@shouya/console/noun/Filter.tsx'
import NounPage from '@shouya/console/noun/NounPage.tsx'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import { usePrinting } from '@shouya/console/ui/paper/usePrinting.tsx'
import { useRecordPage } from '@shouya/console/ui/record/useRecordPage.ts'
import RecycleTool from '@shouya/console/ui/recycle/RecycleTool.tsx'
import { conference } from '../noun.ts'
import ConferenceForm from './ConferenceForm.tsx'
import ConferencePrint from './ConferencePrint.tsx'
import ConferenceRecord from './ConferenceRecord.tsx'
import { conferenceShape } from './conferenceList.ts'
import { useConferenceColumns } from './useConferenceColumns.tsx'
import { useConferenceMoves } from './useConferenceMoves.tsx'

/** The list of meetings with its records, forms and papers (domain 9.3). */
export default function ConferenceRegister() {
  const register = useRegister('Conference/GetPageList', conferenceShape, conference.query.sorts)
  const page = useRecordPage(register, 'Conference/Get', 'Conference/Save')
  const printing = usePrinting('Conference/GetPrintList', register.filters, (print) => <ConferencePrint {...print} />)
  const begin = useConferenceMoves(page.ask, page.opened.close)
  return (
    <NounPage
      of={conference}
      name="Conference.list"
      page={page}
      register={register}
      shape={conferenceShape}
      columns={useConferenceColumns()}
      begin={begin}
      fields={
        <>
          <Filter of="begin_time" />
          <Filter of="meeting_type" />
          <Filter of="status" />
          <Filter of="dept_name" />
        </>
      }
      printing={printing}
      tools={<RecycleTool table={conference.table} refreshes="Conference" />}
      form={(onClose) => <ConferenceForm onClose={onClose} />}
      detail={(record) => <ConferenceRecord {...record} ask={page.ask} />}
    />
  )
}
