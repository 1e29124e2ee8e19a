import type { DataOf } from '@shouya/console/api/path.ts'
import PaperHead from '@shouya/console/ui/paper/PaperHead.tsx'
import PaperTable from '@shouya/console/ui/paper/PaperTable.tsx'
import RegisterPrint, { type PrintWish } from '@shouya/console/ui/paper/RegisterPrint.tsx'
import { minute } from '@shouya/console/ui/text.ts'
import { useTranslation } from 'react-i18next'
import { reportFile } from '../noun.ts'
import { span } from './span.ts'

type Printed = DataOf<'ReportFile/GetDestroyPrintList'>['rows'][number]

const widths = [6, 26, 10, 32, 18, 8]

/** Lists of records on paper, a sheet for each: the list while it waits, the certificate once its records are destroyed. */
export default function RecordsPrint(props: { wish: PrintWish; onClose: () => void }) {
  return (
    <RegisterPrint path="ReportFile/GetDestroyPrintList" {...props}>
      {({ bank_name, rows }) => rows.map((list) => <Sheet key={list.id} bank={bank_name} list={list} />)}
    </RegisterPrint>
  )
}

function Sheet({ bank, list }: { bank: string; list: Printed }) {
  const { t } = useTranslation()
  const isGone = list.destroy_time !== null
  const title = t(isGone ? 'reportFile.print.recordsCertificate' : 'reportFile.print.records')
  return (
    <section className="paper">
      <PaperHead title={`${bank} ${title}`} verify={`${reportFile.route}?list=${encodeURIComponent(list.destroy_no)}`}>
        <span>
          {t('reportFile.lists.no')} {list.destroy_no}
        </span>
        <span>{list.book}</span>
        <span>{t('ui.records', { count: list.total })}</span>
      </PaperHead>
      <p>
        {isGone
          ? t('reportFile.print.recordsSay', { bill_no: list.destroy_bill_no ?? '', by: list.approved_by ?? '' })
          : t('reportFile.print.recordsAsk')}
      </p>
      <p>
        {t('reportFile.lists.made')} {list.create_user_name} {minute(list.create_time)}
        {isGone && `; ${t('reportFile.field.destroy_time')} ${minute(list.destroy_time)}`}
        <br />
        <small>
          {t('reportFile.lists.hash')} {list.hash}
        </small>
      </p>
      <PaperTable
        heads={[
          '',
          t('reportFile.lists.unit'),
          t('reportFile.print.count'),
          t('reportFile.lists.numbers'),
          t('reportFile.lists.days'),
          t('reportFile.print.gone'),
        ]}
        widths={widths}
      >
        {list.units.map((unit, index) => (
          <tr key={unit.dept_name}>
            <td>{index + 1}</td>
            <td>{unit.dept_name}</td>
            <td>{unit.count}</td>
            <td>{span(unit.first_no, unit.last_no)}</td>
            <td>{span(unit.first_day, unit.last_day)}</td>
            <td>{isGone && unit.destroyed}</td>
          </tr>
        ))}
      </PaperTable>
      {list.left.length > 0 && (
        <p>
          {t('reportFile.print.left')}：
          {list.left
            .map(({ bill_no, outcome }) => `${bill_no ?? ''} ${t(`reportFile.lists.became.${outcome}`)}`)
            .join('; ')}
        </p>
      )}
      <div className="print-head">
        <span>{t('reportFile.print.witness')}</span>
        <span>{t('reportFile.print.chief')}</span>
        <span />
      </div>
    </section>
  )
}
