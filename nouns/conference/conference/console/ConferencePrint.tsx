import '@shouya/console/ui/paper/paper.css'
import RegisterPrint, { type PrintWish } from '@shouya/console/ui/paper/RegisterPrint.tsx'
import type { ConferenceDetail, Paper } from './conferenceList.ts'
import PrintAttendance from './PrintAttendance.tsx'
import PrintMinutes from './PrintMinutes.tsx'
import PrintNotice from './PrintNotice.tsx'

const papers = { notice: PrintNotice, sheet: PrintAttendance, minutes: PrintMinutes }

/** What there is of a meeting: its notice always, its sheet once it was announced, its minutes once they are written. */
const papersOf = ({ publish_time, minutes }: ConferenceDetail): Paper[] => [
  'notice',
  ...(publish_time === null ? [] : ['sheet' as const]),
  ...(minutes === null ? [] : ['minutes' as const]),
]

type Props = { wish: PrintWish; only?: Paper; onClose: () => void }

/** The papers of meetings, one meeting after the other (domain 9.3); `only` one of them. */
export default function ConferencePrint({ only, ...print }: Props) {
  return (
    <RegisterPrint path="Conference/GetPrintList" {...print}>
      {({ bank_name, rows }) =>
        rows.flatMap((row) =>
          (only ? [only] : papersOf(row)).map((kind) => {
            const Sheet = papers[kind]
            return <Sheet key={`${row.id} ${kind}`} bank={bank_name} row={row} />
          }),
        )
      }
    </RegisterPrint>
  )
}
