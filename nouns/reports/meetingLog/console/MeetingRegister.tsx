import { useUser } from '@shouya/console/api/account.ts'
import Filter from '@shouya/console/noun/Filter.tsx'
import MoveForm from '@shouya/console/noun/MoveForm.tsx'
import NounPage from '@shouya/console/noun/NounPage.tsx'
import NounRecord from '@shouya/console/noun/NounRecord.tsx'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import { usePrinting } from '@shouya/console/ui/paper/usePrinting.tsx'
import ReasonItem from '@shouya/console/ui/ReasonItem.tsx'
import { useRecordPage } from '@shouya/console/ui/record/useRecordPage.ts'
import RecycleTool from '@shouya/console/ui/recycle/RecycleTool.tsx'
import SignItem from '@shouya/console/ui/SignItem.tsx'
import { useRemove } from '@shouya/console/ui/useRemove.ts'
import { useTakeOver } from '@shouya/console/ui/useTakeOver.ts'
import { useTranslation } from 'react-i18next'
import { meetingLog } from '../noun.ts'
import MeetingFacts from './MeetingFacts.tsx'
import MeetingForm from './MeetingForm.tsx'
import MeetingPrint from './MeetingPrint.tsx'
import MeetingSign from './MeetingSign.tsx'
import { type MeetingRow, type Move, meetingShape } from './meetingList.ts'
import PeopleSigns from './PeopleSigns.tsx'
import TodosRecord from './TodosRecord.tsx'
import { useMeetingColumns } from './useMeetingColumns.tsx'

/** Meetings and training of outlets: list, records, forms, signatures, paper (domain 5.3). */
export default function MeetingRegister() {
  const { t } = useTranslation()
  const user = useUser()
  const register = useRegister('MeetingLog/GetPageList', meetingShape, meetingLog.query.sorts)
  const page = useRecordPage(register, 'MeetingLog/Get', 'MeetingLog/Save')
  const printing = usePrinting('MeetingLog/GetPrintList', register.filters, (print) => <MeetingPrint {...print} />)
  const remove = useRemove('MeetingLog/Delete')
  const takeOver = useTakeOver(meetingLog.table, 'MeetingLog')
  const edit = (row: MeetingRow) =>
    void page.askWith(row, (record, onClose) => <MeetingForm row={record} onClose={onClose} />)
  const begin = (row: MeetingRow, move: Move) => {
    if (move === 'edit' || move === 'submit') edit(row)
    else if (move === 'takeOver') takeOver(row, () => edit(row))
    else if (move === 'delete') remove(row, { title: t('meetingLog.deleteAsk') }, page.opened.close)
    else if (move === 'sign') page.ask((onClose) => <MeetingSign id={row.id} onClose={onClose} />)
    else
      page.ask((onClose) => (
        <MoveForm of={meetingLog} row={row} move={move} refreshes={['Remind', 'TaskAssignment']} onClose={onClose}>
          {move === 'confirm' ? (
            <SignItem label={t('meetingLog.leaderSign')} />
          ) : (
            <ReasonItem label={t('meetingLog.field.void_reason')} />
          )}
        </MoveForm>
      ))
  }
  return (
    <NounPage
      of={meetingLog}
      name="MeetingLog.list"
      page={page}
      register={register}
      shape={meetingShape}
      columns={useMeetingColumns()}
      begin={begin}
      // The form of a draft submits it.
      called={(_, actions) => actions.filter(({ path }) => path !== 'MeetingLog/Submit')}
      fields={
        <>
          <Filter of="begin_time" />
          <Filter of="log_type" />
          <Filter of="status" />
          <Filter of="dept_name" />
        </>
      }
      flags={{ period_key: t('meetingLog.field.period_key') }}
      printing={printing}
      tools={<RecycleTool table={meetingLog.table} refreshes="MeetingLog" />}
      form={(onClose) => <MeetingForm onClose={onClose} />}
      detail={(record) => (
        <NounRecord
          {...record}
          of={meetingLog}
          get="MeetingLog/Get"
          name={({ title }) => title}
          status={({ status }) => <DictTag dict={meetingLog.states.dict} value={status} />}
          tabs={(row) => [
            { key: 'facts', label: t('ui.facts'), children: <MeetingFacts row={row} /> },
            {
              key: 'people',
              label: t('meetingLog.people.title'),
              children: (
                <PeopleSigns
                  row={row}
                  onSign={(line) =>
                    page.ask((onClose) => (
                      <MeetingSign
                        id={row.id}
                        {...(line.user_id !== user.id && line.staff_id !== null && { guard: line.staff_id })}
                        onClose={onClose}
                      />
                    ))
                  }
                />
              ),
            },
            { key: 'todos', label: t('meetingLog.todos.title'), children: <TodosRecord row={row} /> },
          ]}
        />
      )}
    />
  )
}
