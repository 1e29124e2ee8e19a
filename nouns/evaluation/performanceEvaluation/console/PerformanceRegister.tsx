import { OrderedListOutlined } from '@ant-design/icons'
import { useAction } from '@shouya/console/api/useAction.ts'
import Filter from '@shouya/console/noun/Filter.tsx'
import NounPage from '@shouya/console/noun/NounPage.tsx'
import NounRecord from '@shouya/console/noun/NounRecord.tsx'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import OperationButton from '@shouya/console/ui/OperationButton.tsx'
import { usePrinting } from '@shouya/console/ui/paper/usePrinting.tsx'
import type { RowAction } from '@shouya/console/ui/RowActions.tsx'
import { useRecordPage } from '@shouya/console/ui/record/useRecordPage.ts'
import { today } from '@shouya/console/ui/text.ts'
import { App, Form, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { performanceEvaluation } from '../noun.ts'
import BeginForm from './BeginForm.tsx'
import PerformanceFacts from './PerformanceFacts.tsx'
import PerformanceForm from './PerformanceForm.tsx'
import PerformanceMove from './PerformanceMove.tsx'
import PerformancePrint from './PerformancePrint.tsx'
import { type Move, type PerformanceRow, performanceShape } from './performanceList.ts'
import Standard from './Standard.tsx'
import SubmitMany from './SubmitMany.tsx'
import Summary from './Summary.tsx'
import { usePerformanceColumns } from './usePerformanceColumns.tsx'

/** The form of what is scored submits it; counting again comes after scoring. */
function inTheirOrder({ status }: PerformanceRow, actions: RowAction[]): RowAction[] {
  const own = actions.filter(({ path }) => path !== 'PerformanceEvaluation/Submit')
  if (status !== performanceEvaluation.states.codes.scored) return own
  const isCalc = ({ path }: RowAction) => path === 'PerformanceEvaluation/Calc'
  return [...own.filter((action) => !isCalc(action)), ...own.filter(isCalc)]
}

/** How many years the filter offers, the current one first. */
const YEARS = 6

/** Yearly evaluations: grades by branch, list and ranking, scores, audit, notice, appeal, paper (domain 5.5). */
export default function PerformanceRegister() {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const thisYear = Number(today().slice(0, 4))
  const years = Array.from({ length: YEARS }, (_, ago) => String(thisYear - ago))
  const register = useRegister('PerformanceEvaluation/GetPageList', performanceShape, performanceEvaluation.query.sorts)
  const page = useRecordPage(register, 'PerformanceEvaluation/Get', 'PerformanceEvaluation/Begin')
  const printing = usePrinting('PerformanceEvaluation/GetPrintList', register.filters, (print) => (
    <PerformancePrint {...print} />
  ))
  const calc = useAction('PerformanceEvaluation/Calc', {})
  const calculate = async ({ id }: PerformanceRow) => {
    const { calculated } = await calc.mutateAsync({ ids: [id] })
    void message.success(t('performanceEvaluation.calcDone', { count: calculated }))
  }
  const begin = (row: PerformanceRow, move: Move) => {
    if (move === 'edit' || move === 'submit')
      void page.askWith(row, (record, onClose) => <PerformanceForm row={record} onClose={onClose} />)
    else if (move === 'calc') void calculate(row).catch(() => undefined)
    else page.ask((onClose) => <PerformanceMove id={row.id} move={move} onClose={onClose} />)
  }
  return (
    <>
      <Summary year={register.query.filters.period_key} kind={register.query.filters.subject_type} />
      <NounPage
        of={performanceEvaluation}
        name="PerformanceEvaluation.list"
        page={page}
        register={register}
        shape={performanceShape}
        columns={usePerformanceColumns()}
        begin={begin}
        called={inTheirOrder}
        fields={
          <>
            <Form.Item name="period_key" label={t('performanceEvaluation.field.year')}>
              <Select
                allowClear
                placeholder={t('common.all')}
                options={years.map((year) => ({ value: year, label: year }))}
              />
            </Form.Item>
            <Filter of="subject_type" />
            <Filter of="grade" />
            <Filter of="status" />
            <Filter of="dept_name" />
          </>
        }
        printing={printing}
        tools={
          <OperationButton
            path="PerformanceEvaluation/GetItemList"
            icon={<OrderedListOutlined aria-hidden="true" />}
            onClick={() => page.ask((onClose) => <Standard onClose={onClose} />)}
          >
            {t('performanceEvaluation.standard.title')}
          </OperationButton>
        }
        batch={(rows) => {
          const ready = rows.filter(({ allowed }) => allowed.includes('submit'))
          return (
            <OperationButton
              path="PerformanceEvaluation/SubmitMany"
              size="small"
              disabled={ready.length < rows.length}
              onClick={() =>
                page.ask((onClose) => (
                  <SubmitMany
                    rows={ready}
                    onDone={(failed) => register.select(ready.filter(({ id }) => failed.includes(id)))}
                    onClose={onClose}
                  />
                ))
              }
            >
              {t('performanceEvaluation.submitMany.tool')}
            </OperationButton>
          )
        }}
        form={(onClose) => <BeginForm onClose={onClose} />}
        detail={(record) => (
          <NounRecord
            {...record}
            of={performanceEvaluation}
            get="PerformanceEvaluation/Get"
            name={({ subject_name, year }) => `${subject_name} ${year}`}
            status={({ status }) => <DictTag dict={performanceEvaluation.states.dict} value={status} />}
            tabs={(row) => [{ key: 'facts', label: t('ui.facts'), children: <PerformanceFacts row={row} /> }]}
          />
        )}
      />
    </>
  )
}
