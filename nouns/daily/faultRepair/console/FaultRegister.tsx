import Filter from '@shouya/console/noun/Filter.tsx'
import NounPage from '@shouya/console/noun/NounPage.tsx'
import NounRecord from '@shouya/console/noun/NounRecord.tsx'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import { usePrinting } from '@shouya/console/ui/paper/usePrinting.tsx'
import { useRecordPage } from '@shouya/console/ui/record/useRecordPage.ts'
import { useTranslation } from 'react-i18next'
import { faultRepair } from '../noun.ts'
import FaultFacts from './FaultFacts.tsx'
import FaultForm from './FaultForm.tsx'
import FaultMove from './FaultMove.tsx'
import FaultPrint from './FaultPrint.tsx'
import FaultSigns from './FaultSigns.tsx'
import FaultStatus from './FaultStatus.tsx'
import { type FaultRow, faultShape, type Move } from './faultList.ts'
import ScannedFault from './ScannedFault.tsx'
import { useFaultColumns } from './useFaultColumns.tsx'

/** The register of faults of security devices (domain 4.8). */
export default function FaultRegister() {
  const { t } = useTranslation()
  const register = useRegister('FaultRepair/GetPageList', faultShape, faultRepair.query.sorts)
  const page = useRecordPage(register, 'FaultRepair/Get', 'FaultRepair/Save')
  const printing = usePrinting('FaultRepair/GetPrintList', register.filters, (print) => <FaultPrint {...print} />)
  const begin = (row: FaultRow, move: Move) =>
    move === 'edit'
      ? void page.askWith(row, (fault, onClose) => <FaultForm row={fault} onClose={onClose} />)
      : page.ask((onClose) => <FaultMove row={row} move={move} onClose={onClose} />)
  return (
    <NounPage
      of={faultRepair}
      name="RepairList.register"
      page={page}
      register={register}
      shape={faultShape}
      columns={useFaultColumns()}
      begin={begin}
      fields={
        <>
          <Filter of="biz_date" />
          <Filter of="status" />
          <Filter of="device_type" />
          <Filter of="impact" />
          <Filter of="dept_name" />
        </>
      }
      printing={printing}
      form={(onClose) => <ScannedFault onClose={onClose} />}
      detail={(record) => (
        <NounRecord
          {...record}
          of={faultRepair}
          get="FaultRepair/Get"
          status={(row) => <FaultStatus row={row} />}
          tabs={(row) => [
            { key: 'facts', label: t('ui.facts'), children: <FaultFacts row={row} /> },
            { key: 'signs', label: t('faultRepair.tabs.signs'), children: <FaultSigns row={row} /> },
          ]}
        />
      )}
    />
  )
}
