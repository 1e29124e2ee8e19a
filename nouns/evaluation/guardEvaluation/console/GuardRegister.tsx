import Filter from '@shouya/console/noun/Filter.tsx'
import NounPage from '@shouya/console/noun/NounPage.tsx'
import NounRecord from '@shouya/console/noun/NounRecord.tsx'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import { usePrinting } from '@shouya/console/ui/paper/usePrinting.tsx'
import { useRecordPage } from '@shouya/console/ui/record/useRecordPage.ts'
import { useTranslation } from 'react-i18next'
import { guardEvaluation } from '../noun.ts'
import DueGuards from './DueGuards.tsx'
import GuardFacts from './GuardFacts.tsx'
import GuardForm from './GuardForm.tsx'
import GuardMove from './GuardMove.tsx'
import GuardPrint from './GuardPrint.tsx'
import { type Due, type GuardRow, guardShape, type Move } from './guardList.ts'
import { useGuardColumns } from './useGuardColumns.tsx'

/** Evaluations of guards: who is still to be evaluated, list, records, form, acknowledgement, reply, paper (domain 5.4). */
export default function GuardRegister() {
  const { t } = useTranslation()
  const register = useRegister('GuardEvaluation/GetPageList', guardShape, guardEvaluation.query.sorts)
  const page = useRecordPage(register, 'GuardEvaluation/Get', 'GuardEvaluation/Save')
  const printing = usePrinting('GuardEvaluation/GetPrintList', register.filters, (print) => <GuardPrint {...print} />)
  const edit = (row: Pick<GuardRow, 'id'>) =>
    void page.askWith(row, (record, onClose) => <GuardForm row={record} onClose={onClose} />)
  const evaluate = (due: Due, period: string) => {
    if (due.id === null) page.ask((onClose) => <GuardForm due={due} period={period} onClose={onClose} />)
    else edit({ id: due.id })
  }
  const begin = (row: GuardRow, move: Move) => {
    if (move === 'edit' || move === 'submit') edit(row)
    else page.ask((onClose) => <GuardMove id={row.id} move={move} onClose={onClose} />)
  }
  return (
    <>
      <DueGuards onPick={evaluate} />
      <NounPage
        of={guardEvaluation}
        name="GuardEvaluation.list"
        page={page}
        register={register}
        shape={guardShape}
        columns={useGuardColumns()}
        begin={begin}
        // The form of a draft submits it.
        called={(_, actions) => actions.filter(({ path }) => path !== 'GuardEvaluation/Submit')}
        fields={
          <>
            <Filter of="grade" />
            <Filter of="status" />
            <Filter of="dept_name" />
          </>
        }
        flags={{ period_key: t('guardEvaluation.field.period_key'), staff_id: t('guardEvaluation.field.staff_name') }}
        printing={printing}
        form={(onClose) => <GuardForm onClose={onClose} />}
        detail={(record) => (
          <NounRecord
            {...record}
            of={guardEvaluation}
            get="GuardEvaluation/Get"
            name={({ staff_name, period_key }) => `${staff_name} ${period_key}`}
            status={({ status }) => <DictTag dict={guardEvaluation.states.dict} value={status} />}
            tabs={(row) => [{ key: 'facts', label: t('ui.facts'), children: <GuardFacts row={row} /> }]}
          />
        )}
      />
    </>
  )
}
