import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import PaperHead from '@shouya/console/ui/paper/PaperHead.tsx'
import PaperTable from '@shouya/console/ui/paper/PaperTable.tsx'
import RegisterPrint, { type PrintWish } from '@shouya/console/ui/paper/RegisterPrint.tsx'
import { minute } from '@shouya/console/ui/text.ts'
import { useDictLabel } from '@shouya/console/ui/useDict.ts'
import { useTranslation } from 'react-i18next'
import { reportFile } from '../noun.ts'
import type { FileDetail } from './archiveList.ts'

const widths = [4, 14, 18, 10, 9, 7, 5, 6, 9, 6, 12]

/**
 * Files of the archive on paper, a sheet for each list of destruction: the list while it waits, the certificate once its files
 * are destroyed. Others are a list of the archive.
 */
export default function DestructionPrint(props: { wish: PrintWish; onClose: () => void }) {
  return (
    <RegisterPrint path="ReportFile/GetPrintList" landscape {...props}>
      {({ bank_name, rows }) =>
        [...Map.groupBy(rows, (row) => `${row.destroy_no} ${row.destroy_bill_no}`)].map(([key, files]) => (
          <Sheet key={key} bank={bank_name} rows={files} />
        ))
      }
    </RegisterPrint>
  )
}

function Sheet({ bank, rows }: { bank: string; rows: readonly FileDetail[] }) {
  const { t } = useTranslation()
  const { label } = useNounWords(reportFile)
  const category = useDictLabel('archive_category')
  const secrecy = useDictLabel('secret_level')
  const [first] = rows
  if (!first) return null
  const { destroy_no, destroy_bill_no, destroy_time } = first
  const title =
    destroy_bill_no !== null
      ? 'reportFile.print.certificate'
      : destroy_no !== null
        ? 'reportFile.print.list'
        : 'reportFile.book'
  const list = destroy_no === null ? '' : `?destroy_no=${encodeURIComponent(destroy_no)}`
  return (
    <section className="paper">
      <PaperHead title={`${bank} ${t(title)}`} verify={`${reportFile.route}${list}`}>
        <span>{destroy_no !== null && `${label('destroy_no')} ${destroy_no}`}</span>
        <span>{destroy_time !== null && `${label('destroy_time')} ${minute(destroy_time)}`}</span>
        <span>{t('ui.records', { count: rows.length })}</span>
      </PaperHead>
      {destroy_bill_no !== null && <p>{t('reportFile.print.says', { bill_no: destroy_bill_no })}</p>}
      {destroy_no !== null && destroy_bill_no === null && <p>{t('reportFile.print.asks')}</p>}
      <PaperTable
        heads={[
          '',
          ...(
            ['archive_no', 'title', 'dept_name', 'category', 'period_key', 'page_count', 'secret_level'] as const
          ).map(label),
          `${label('archive_time')} / ${label('expire_date')}`,
          label('retention_years'),
          label('file_hash'),
        ]}
        widths={widths}
      >
        {rows.map((row, index) => (
          <tr key={row.id}>
            <td>{index + 1}</td>
            <td>{row.archive_no}</td>
            <td>{row.title}</td>
            <td>{row.dept_name}</td>
            <td>{category(row.category)}</td>
            <td>{row.period_key}</td>
            <td>{row.page_count}</td>
            <td>{secrecy(row.secret_level)}</td>
            <td>
              {row.archive_time?.slice(0, 10)} / {row.expire_date}
            </td>
            <td>{row.retention_years}</td>
            <td>
              <small>{row.file_hash}</small>
            </td>
          </tr>
        ))}
      </PaperTable>
      {destroy_no !== null && (
        <div className="print-head">
          <span>{t('reportFile.print.witness')}</span>
          <span>{t('reportFile.print.chief')}</span>
          <span />
        </div>
      )}
    </section>
  )
}
