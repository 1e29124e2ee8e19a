import Filter from '@shouya/console/noun/Filter.tsx'
import NounPage from '@shouya/console/noun/NounPage.tsx'
import NounRecord from '@shouya/console/noun/NounRecord.tsx'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import { usePrinting } from '@shouya/console/ui/paper/usePrinting.tsx'
import { useRecordPage } from '@shouya/console/ui/record/useRecordPage.ts'
import { useTranslation } from 'react-i18next'
import { drillRecord } from '../noun.ts'
import CourseParts from './CourseParts.tsx'
import DrillFacts from './DrillFacts.tsx'
import DrillForm from './DrillForm.tsx'
import DrillMove from './DrillMove.tsx'
import DrillPrint from './DrillPrint.tsx'
import { type DrillRow, drillShape, type DrillMove as Move } from './drillList.ts'
import HappenedForm from './HappenedForm.tsx'
import { useDrillColumns } from './useDrillColumns.tsx'

/** Drills of the units: list, records, forms, paper (domain 7.1). */
export default function DrillRegister() {
  const { t } = useTranslation()
  const register = useRegister('DrillRecord/GetPageList', drillShape, drillRecord.query.sorts)
  const page = useRecordPage(register, 'DrillRecord/Get', 'DrillRecord/Save')
  const printing = usePrinting('DrillRecord/GetPrintList', register.filters, (print) => <DrillPrint {...print} />)
  const begin = (row: DrillRow, move: Move) => {
    if (move === 'edit') void page.askWith(row, (record, onClose) => <DrillForm row={record} onClose={onClose} />)
    else if (move === 'do' || move === 'submit')
      void page.askWith(row, (record, onClose) => <HappenedForm row={record} move={move} onClose={onClose} />)
    else page.ask((onClose) => <DrillMove row={row} move={move} onClose={onClose} />)
  }
  return (
    <NounPage
      of={drillRecord}
      name="DrillRecord.list"
      page={page}
      register={register}
      shape={drillShape}
      columns={useDrillColumns()}
      begin={begin}
      fields={
        <>
          <Filter of="begin_time" />
          <Filter of="drill_type" />
          <Filter of="form" />
          <Filter of="status" />
          <Filter of="effect" />
          <Filter of="dept_name" />
        </>
      }
      flags={{ period_key: t('drillRecord.field.period_key') }}
      printing={printing}
      form={(onClose) => <DrillForm onClose={onClose} />}
      detail={(record) => (
        <NounRecord
          {...record}
          of={drillRecord}
          get="DrillRecord/Get"
          status={({ status }) => <DictTag dict={drillRecord.states.dict} value={status} />}
          tabs={(row) => [
            { key: 'facts', label: t('ui.facts'), children: <DrillFacts row={row} /> },
            { key: 'course', label: t('drillRecord.happened'), children: <CourseParts row={row} /> },
          ]}
        />
      )}
    />
  )
}
