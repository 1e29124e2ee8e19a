import { mark } from '@shouya/console/i18n/language.ts'
import NounBook from '@shouya/console/noun/NounBook.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import PaperTable from '@shouya/console/ui/paper/PaperTable.tsx'
import type { PrintWish } from '@shouya/console/ui/paper/RegisterPrint.tsx'
import Waited from '@shouya/console/ui/paper/Waited.tsx'
import { shortEnd } from '@shouya/console/ui/text.ts'
import { useDictLabel } from '@shouya/console/ui/useDict.ts'
import { useTranslation } from 'react-i18next'
import { visitor } from '../noun.ts'
import VisitorSignature from './VisitorSignature.tsx'
import type { VisitorDetail } from './visitorList.ts'

type Props = { wish: PrintWish; onClose: () => void }

const { refused, void: isVoid } = visitor.states.codes

/** Widths in percent of the sheet. */
const widths = [9, 8, 13, 14, 12, 11, 10, 8, 8, 7]

/** Prints the register of visitors (domain 4.5). */
export default function VisitorPrint(props: Props) {
  const { t } = useTranslation()
  const { label } = useNounWords(visitor)
  const heads = [
    ...(['biz_date', 'name', 'company', 'cert_mask', 'visit_reason', 'areas'] as const).map(label),
    t('visitor.print.times'),
    ...(['approver_user_name', 'accompany_user_name', 'visitor_sign_file_id'] as const).map(label),
  ]
  return (
    <NounBook {...props} of={visitor} path="OutInside/GetPrintList">
      {(day) => (
        <PaperTable heads={heads} widths={widths}>
          {day.map((row) => (
            <Line key={row.id} row={row} />
          ))}
        </PaperTable>
      )}
    </NounBook>
  )
}

/** A row of the printed register. */
function Line({ row }: { row: VisitorDetail }) {
  const { t } = useTranslation()
  const cert = useDictLabel('cert_type')
  const area = useDictLabel('area')
  const why = useDictLabel('visit_reason')
  const status = useDictLabel(visitor.states.dict)
  const marks = [
    ...(row.status === refused || row.status === isVoid ? [status(row.status)] : []),
    ...(row.is_backfill ? [t('visitor.field.is_backfill')] : []),
  ]
  return (
    <tr className={row.status === isVoid ? 'print-void' : undefined}>
      <td>
        {row.biz_date}
        <div>
          <small>{row.bill_no}</small>
        </div>
        <Waited row={row} received={row.create_time} />
        {marks.map((text) => (
          <div key={text}>
            <span className="print-mark">{text}</span>
          </div>
        ))}
      </td>
      <td>
        {row.name}
        {row.fellow_list.map((fellow) => (
          <div key={`${fellow.name} ${fellow.cert_mask}`}>{fellow.name}</div>
        ))}
      </td>
      <td>{row.company}</td>
      <td>
        {cert(row.cert_type)} {row.cert_mask}
      </td>
      <td>{[why(row.visit_reason), row.reason, row.close_reason].filter(Boolean).join(' ')}</td>
      <td>{row.areas.map(area).join(mark('、'))}</td>
      <td>
        {/* If the visitor left on another day, the time includes the day. */}
        {row.in_time.slice(11, 16)} – {row.out_time && shortEnd(row.in_time, row.out_time)}
        <Waited row={{ filed_at: row.leave_filed_at }} received={row.leave_received_at} />
      </td>
      <td>
        {row.approver_user_name}
        {row.oa_examine_no && <div>{row.oa_examine_no}</div>}
      </td>
      <td>{row.accompany_user_name}</td>
      <td>{row.visitor_sign_file_id && <VisitorSignature row={row} />}</td>
    </tr>
  )
}
