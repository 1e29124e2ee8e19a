import { useMayCall } from '@shouya/console/api/can.ts'
import Filter from '@shouya/console/noun/Filter.tsx'
import NounPage from '@shouya/console/noun/NounPage.tsx'
import NounRecord from '@shouya/console/noun/NounRecord.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import { usePrinting } from '@shouya/console/ui/paper/usePrinting.tsx'
import { useRecordPage } from '@shouya/console/ui/record/useRecordPage.ts'
import RecycleTool from '@shouya/console/ui/recycle/RecycleTool.tsx'
import { useParam } from '@shouya/console/ui/useParam.ts'
import { useRemove } from '@shouya/console/ui/useRemove.ts'
import { useTakeOver } from '@shouya/console/ui/useTakeOver.ts'
import { App } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import ResultFacts from '../../../rectify/answer/console/ResultFacts.tsx'
import ReportFacts from './ReportFacts.tsx'
import ReportForm from './ReportForm.tsx'
import ReportMove from './ReportMove.tsx'
import ReportPrint from './ReportPrint.tsx'
import ReportSigns from './ReportSigns.tsx'
import ReportStatus from './ReportStatus.tsx'
import { type Move, type OwnPages, pathOf, type ReportRow, type ReportStart, shapeFor } from './reportList.ts'
import { useReportColumns } from './useReportColumns.tsx'

/** The reports of a scene: list, record, form, signatures, confirmation, paper (domain 5.4, 5.6, 5.7). */
export default function ReportRegister({ own }: { own: OwnPages }) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const { noun } = own
  const { label } = useNounWords(noun)
  const [shape] = useState(() => shapeFor(noun))
  const register = useRegister(pathOf(noun, 'GetPageList'), shape, noun.query.sorts)
  const page = useRecordPage(register, pathOf(noun, 'Get'), pathOf(noun, 'GetBlank'))
  const printing = usePrinting(pathOf(noun, 'GetPrintList'), register.filters, (print) => (
    <ReportPrint own={own} {...print} />
  ))
  const remove = useRemove(pathOf(noun, 'Delete'))
  const takeOver = useTakeOver(noun.table, noun.controller)
  const mayAdd = useMayCall()(pathOf(noun, 'GetBlank'))
  const [dept] = useParam('dept_id')
  const form = (start: ReportStart) => (onClose: () => void) => (
    <ReportForm
      own={own}
      start={start}
      onTaken={(taken) => {
        onClose()
        page.opened.show({ id: taken })
        void message.info(t('checkReport.taken'))
      }}
      onClose={onClose}
    />
  )
  const enter = (start: ReportStart) => {
    page.opened.close()
    page.ask(form(start))
  }
  const begin = (row: ReportRow, move: Move) => {
    const edit = () => enter({ id: row.id })
    if (move === 'edit') edit()
    else if (move === 'takeOver') takeOver(row, edit)
    else if (move === 'delete') remove(row, { title: t('checkReport.deleteAsk') }, page.opened.close)
    else page.ask((onClose) => <ReportMove own={own} row={row} move={move} onClose={onClose} />)
  }
  return (
    <>
      {own.above?.(enter)}
      <NounPage
        of={noun}
        name={`${noun.controller}.list`}
        page={page}
        register={register}
        shape={shape}
        columns={useReportColumns(noun)}
        begin={begin}
        fields={
          <>
            <Filter of="check_date" />
            <Filter of="dept_name" />
            <Filter of="grade" />
            <Filter of="status" />
          </>
        }
        flags={{ period_key: label('period_key'), abnormal_item_id: t('checkReport.abnormalItem') }}
        printing={printing}
        tools={<RecycleTool table={noun.table} refreshes={noun.controller} />}
        {...(mayAdd && { onAdd: () => enter({}) })}
        form={form({ ...(dept && { dept_id: Number(dept) }) })}
        detail={(record) => (
          <NounRecord
            {...record}
            of={noun}
            get={pathOf(noun, 'Get')}
            name={({ dept_name, period_key }) => `${dept_name} ${period_key}`}
            status={(row) => <ReportStatus row={row} />}
            tabs={(row) => [
              {
                key: 'results',
                label: t('checkReport.findings'),
                children: <ResultFacts results={row.results} />,
              },
              { key: 'facts', label: t('ui.facts'), children: <ReportFacts own={own} row={row} /> },
              { key: 'signs', label: t('checkReport.signs'), children: <ReportSigns noun={noun} row={row} /> },
            ]}
          />
        )}
      />
    </>
  )
}
