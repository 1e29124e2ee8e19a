import PaperFacts from '@shouya/console/noun/PaperFacts.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import PaperHead from '@shouya/console/ui/paper/PaperHead.tsx'
import PaperTable from '@shouya/console/ui/paper/PaperTable.tsx'
import '@shouya/console/ui/paper/paper.css'
import RegisterPrint, { type PrintWish } from '@shouya/console/ui/paper/RegisterPrint.tsx'
import SignView from '@shouya/console/ui/SignView.tsx'
import { minute } from '@shouya/console/ui/text.ts'
import { useDictLabel } from '@shouya/console/ui/useDict.ts'
import { useTranslation } from 'react-i18next'
import { attendance, meetingLog, meetingTodo } from '../noun.ts'
import type { MeetingDetail } from './meetingList.ts'

/** Widths of the attendance sheet and of the list of what is to do, in percent. */
const sheet = [8, 24, 24, 44]
const todo = [52, 16, 16, 16]

/** 《安全例会（教育培训）记录》 with its attendance sheet, one record after the other (domain 5.3). */
export default function MeetingPrint(props: { wish: PrintWish; onClose: () => void }) {
  return (
    <RegisterPrint path="MeetingLog/GetPrintList" {...props}>
      {({ bank_name, rows }) => rows.map((row) => <Sheet key={row.id} bank={bank_name} row={row} />)}
    </RegisterPrint>
  )
}

function Sheet({ bank, row }: { bank: string; row: MeetingDetail }) {
  const { t } = useTranslation()
  const { label } = useNounWords(meetingLog)
  const { label: ofLine, choice } = useNounWords(attendance)
  const { label: ofTodo } = useNounWords(meetingTodo)
  const status = useDictLabel('meeting_log_status')
  const post = useDictLabel('post')
  return (
    <section className="paper">
      <PaperHead
        title={`${bank} ${t('meetingLog.paper')}`}
        verify={`${meetingLog.route}?id=${row.id}`}
        mark={row.status === meetingLog.states.codes.void ? status(row.status) : undefined}
      >
        <span>
          {label('dept_name')} {row.dept_name}
        </span>
        <span>{row.bill_no}</span>
      </PaperHead>
      <PaperFacts of={meetingLog} row={row} />
      {row.todos.length > 0 && (
        <PaperTable
          heads={[ofTodo('content'), ofTodo('duty_user_name'), ofTodo('deadline'), ofTodo('done_time')]}
          widths={todo}
        >
          {row.todos.map((item) => (
            <tr key={item.id}>
              <td>{item.content}</td>
              <td>{item.duty_user_name}</td>
              <td>{item.deadline}</td>
              <td>{item.done_time && minute(item.done_time)}</td>
            </tr>
          ))}
        </PaperTable>
      )}
      <PaperTable heads={[ofLine('seq'), ofLine('name'), ofLine('post'), t('meetingLog.move.sign')]} widths={sheet}>
        {row.people.map((line) => (
          <tr key={line.seq}>
            <td>{line.seq + 1}</td>
            <td>{line.name}</td>
            <td>{line.post ? post(line.post) : choice('person_type', line.person_type)}</td>
            <td>
              {line.absent_reason !== null && `${t('meetingLog.people.absent')} ${line.absent_reason} `}
              {line.sign && <SignView sign={line.sign} />}
              {line.makeup && ` ${t('meetingLog.people.makeup')}`}
            </td>
          </tr>
        ))}
      </PaperTable>
      <p>
        {label('leader_user_name')} {row.leader_sign && <SignView sign={row.leader_sign} />}
      </p>
    </section>
  )
}
