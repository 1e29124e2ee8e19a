import { movePath } from '@shouya/console/noun/movePath.ts'
import RecordPage from '@shouya/console/noun/RecordPage.tsx'
import ExportTool from '@shouya/console/registers/ExportTool.tsx'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import { usePrinting } from '@shouya/console/ui/paper/usePrinting.tsx'
import { useRecordPage } from '@shouya/console/ui/record/useRecordPage.ts'
import { useTranslation } from 'react-i18next'
import { faultRepair } from '../noun.ts'
import FaultFilters from './FaultFilters.tsx'
import FaultForm from './FaultForm.tsx'
import FaultMove from './FaultMove.tsx'
import FaultPrint from './FaultPrint.tsx'
import FaultRecord from './FaultRecord.tsx'
import { type FaultRow, faultShape, faultSorts, type Move } from './faultList.ts'
import { useFaultColumns } from './useFaultColumns.tsx'

/** The book of faults of security devices (domain 4.8). */
export default function FaultRegister() {
  const { t } = useTranslation()
  const register = useRegister('FaultRepair/GetPageList', faultShape, faultSorts)
  const columns = useFaultColumns()
  const page = useRecordPage(register, 'FaultRepair/Get', 'FaultRepair/Save')
  const printing = usePrinting('FaultRepair/GetPrintList', register.filters, (print) => <FaultPrint {...print} />)
  const begin = (row: FaultRow, move: Move) =>
    move === 'edit'
      ? void page.askWith(row, (fault, onClose) => <FaultForm row={fault} onClose={onClose} />)
      : page.ask((onClose) => <FaultMove row={row} move={move} onClose={onClose} />)
  return (
    <RecordPage
      name="RepairList.register"
      page={page}
      register={register}
      shape={faultShape}
      columns={columns}
      moves={(row) =>
        row.allowed.map((move) => ({
          text: t(`faultRepair.move.${move}`),
          path: movePath(faultRepair, move),
          ...(move === 'edit' ? { body: { id: row.id } } : {}),
          danger: move === 'void' || move === 'delete',
          onClick: () => begin(row, move),
        }))
      }
      hint={t('faultRepair.keywords')}
      fields={<FaultFilters />}
      flags={{
        open: t('faultRepair.open'),
        escalated: t('faultRepair.escalated'),
        backfill: t('faultRepair.backfill'),
        include_child: t('faultRepair.unitAlone'),
      }}
      about={t('faultRepair.about')}
      printing={printing}
      tools={
        <>
          <ExportTool controller="FaultRepair" register={register} columns={columns} />
          {printing.tool}
        </>
      }
      add={t('faultRepair.add')}
      form={(onClose) => <FaultForm onClose={onClose} />}
      detail={(record) => <FaultRecord {...record} />}
    />
  )
}
