import { mark } from '@shouya/console/i18n/language.ts'
import PaperTable from '@shouya/console/ui/paper/PaperTable.tsx'
import Waited from '@shouya/console/ui/paper/Waited.tsx'
import SignView from '@shouya/console/ui/SignView.tsx'
import { minute } from '@shouya/console/ui/text.ts'
import { useDictLabel } from '@shouya/console/ui/useDict.ts'
import type { Sign } from '@shouya/contract/sign'
import { useTranslation } from 'react-i18next'
import type { HandoverDetail } from './handoverList.ts'

/** Widths in percent of the sheet. */
const widths = [10.5, 19, 4, 5, 13.5, 13.5, 13.5, 12, 9]

/** A person with the signature; before it was given, the name alone. */
function Signer({ name, sign }: { name: string | null; sign: Sign | null }) {
  if (sign) return <SignView sign={sign} />
  return name ?? ''
}

/** The rows of the register book, its head on every page. */
export default function HandoverLedgerTable({ rows }: { rows: readonly HandoverDetail[] }) {
  const { t } = useTranslation()
  const copy = useDictLabel('copy_type')
  const status = useDictLabel('key_status')
  const marks = (row: HandoverDetail) => [
    ...(row.status === 1 ? [t('daily.mark.draft')] : []),
    ...(row.status === 5 || row.status === 9 ? [status(row.status)] : []),
    ...(row.is_backfill ? [t('daily.mark.backfill')] : []),
  ]
  const heads = [
    t('daily.print.time'),
    t('daily.print.keys'),
    t('daily.print.count'),
    t('daily.print.copy'),
    t('daily.field.from_user_name'),
    t('daily.field.to_user_name'),
    t('daily.field.supervisor_user_name'),
    t('daily.print.reason'),
    t('daily.field.seal_no'),
  ]
  return (
    <PaperTable heads={heads} widths={widths}>
      {rows.map((row) => (
        <tr key={row.id} className={row.status === 9 ? 'print-void' : undefined}>
          <td>
            {minute(row.handover_time)}
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
            {row.keys.map((key) => (
              <div key={key.key_id}>
                {key.key_name} {key.key_no}
              </div>
            ))}
          </td>
          <td>{row.keys.length}</td>
          <td>{[...new Set(row.keys.map((key) => copy(key.copy_type)))].join(mark('、'))}</td>
          <td>
            <Signer name={row.from_user_name} sign={row.from_sign} />
          </td>
          <td>
            <Signer name={row.to_user_name} sign={row.to_sign} />
          </td>
          <td>
            <Signer name={row.supervisor_user_name} sign={row.supervisor_sign} />
          </td>
          <td>
            {row.reason}
            {row.oa_examine_no && (
              <div>
                {t('daily.field.oa_examine_no')} {row.oa_examine_no}
              </div>
            )}
          </td>
          <td>{[row.seal_before, row.seal_after].filter(Boolean).join(' / ')}</td>
        </tr>
      ))}
    </PaperTable>
  )
}
