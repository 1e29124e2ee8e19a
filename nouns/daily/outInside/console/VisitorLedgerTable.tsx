import { mark } from '@shouya/console/i18n/language.ts'
import Waited from '@shouya/console/ui/paper/Waited.tsx'
import { photoUrl } from '@shouya/console/ui/photoUrl.ts'
import { shortEnd } from '@shouya/console/ui/text.ts'
import { useDictLabel } from '@shouya/console/ui/useDict.ts'
import { useTranslation } from 'react-i18next'
import type { VisitorDetail } from './visitorList.ts'

/** Widths in percent of the sheet. */
const widths = [9, 8, 13, 14, 12, 11, 10, 8, 8, 7]

/** Who left on another day than they came has the day beside the hour. */
const end = (row: VisitorDetail) => (row.out_time === null ? '' : shortEnd(row.in_time, row.out_time))

/** The rows of the ledger as the book on paper has them (domain 4.5). */
export default function VisitorLedgerTable({ rows }: { rows: readonly VisitorDetail[] }) {
  const { t } = useTranslation()
  const cert = useDictLabel('cert_type')
  const area = useDictLabel('area')
  const why = useDictLabel('visit_reason')
  const status = useDictLabel('inout_status')
  const marks = (row: VisitorDetail) => [
    ...(row.status === 3 || row.status === 9 ? [status(row.status)] : []),
    ...(row.is_backfill ? [t('visitors.backfill')] : []),
  ]
  const heads = [
    'biz_date',
    'name',
    'company',
    'cert',
    'why',
    'areas',
    'times',
    'approver',
    'accompany',
    'sign',
  ] as const
  return (
    <table>
      <colgroup>
        {widths.map((width, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change
          <col key={at} style={{ width: `${width}%` }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head}>{t(`visitors.print.${head}`)}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} className={row.status === 9 ? 'print-void' : undefined}>
            <td>
              {row.biz_date}
              <div>
                <small>{row.bill_no}</small>
              </div>
              <Waited row={row} received={row.create_time} />
              {marks(row).map((mark) => (
                <div key={mark}>
                  <span className="print-mark">{mark}</span>
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
              {row.in_time.slice(11, 16)} – {end(row)}
              <Waited row={{ filed_at: row.leave_filed_at }} received={row.leave_received_at} />
            </td>
            <td>
              {row.approver_user_name}
              {row.oa_examine_no && <div>{row.oa_examine_no}</div>}
            </td>
            <td>{row.accompany_user_name}</td>
            <td>
              {row.visitor_sign_file_id && (
                <span className="ui-signed">
                  <img src={photoUrl(row.visitor_sign_file_id)} alt={t('ui.signOf', { name: row.name })} />
                </span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
