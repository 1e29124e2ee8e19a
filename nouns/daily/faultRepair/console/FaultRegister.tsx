import { call } from '@shouya/console/api/call.ts'
import { movePath } from '@shouya/console/noun/movePath.ts'
import ExportTool from '@shouya/console/registers/ExportTool.tsx'
import RegisterPage from '@shouya/console/registers/RegisterPage.tsx'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import { usePrinting } from '@shouya/console/ui/paper/usePrinting.tsx'
import type { RowAction } from '@shouya/console/ui/RowActions.tsx'
import { useOpened } from '@shouya/console/ui/record/useOpened.ts'
import { useAdding } from '@shouya/console/ui/useAdding.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { faultRepair } from '../noun.ts'
import FaultFilters from './FaultFilters.tsx'
import FaultForm from './FaultForm.tsx'
import FaultMove from './FaultMove.tsx'
import FaultPrint from './FaultPrint.tsx'
import FaultRecord from './FaultRecord.tsx'
import { type FaultDetail, type FaultRow, faultShape, faultSorts, type Move } from './faultList.ts'
import { useFaultColumns } from './useFaultColumns.tsx'

/** The book of faults of security devices (domain 4.8). */
export default function FaultRegister() {
  const { t } = useTranslation()
  const register = useRegister('FaultRepair/GetPageList', faultShape, faultSorts)
  const columns = useFaultColumns()
  const [moving, setMoving] = useState<{ row: FaultRow; move: Exclude<Move, 'edit'> }>()
  const [edited, setEdited] = useState<FaultDetail>()
  const [adding, setAdding] = useAdding('FaultRepair/Save')
  const opened = useOpened(register)
  const printing = usePrinting('FaultRepair/GetPrintList', register.filters, (print) => <FaultPrint {...print} />)
  const begin = async (row: FaultRow, move: Move) => {
    if (move === 'edit') setEdited(await call('FaultRepair/Get', { id: row.id }))
    else setMoving({ row, move })
  }
  const moves = (row: FaultRow): RowAction[] =>
    row.allowed.map((move) => ({
      text: t(`faultRepair.move.${move}`),
      path: movePath(faultRepair, move),
      ...(move === 'edit' ? { body: { id: row.id } } : {}),
      danger: move === 'void' || move === 'delete',
      onClick: () => void begin(row, move),
    }))
  const details = (row: FaultRow): RowAction => ({
    text: t('ui.details'),
    path: 'FaultRepair/Get',
    onClick: () => opened.show(row),
  })
  return (
    <>
      <RegisterPage
        name="RepairList.register"
        register={register}
        shape={faultShape}
        columns={columns}
        onOpen={opened.show}
        actions={(row) => [...moves(row), details(row)]}
        hint={t('faultRepair.keywords')}
        fields={<FaultFilters />}
        flags={{
          open: t('faultRepair.open'),
          escalated: t('faultRepair.escalated'),
          backfill: t('faultRepair.backfill'),
          include_child: t('faultRepair.unitAlone'),
        }}
        add={{ path: 'FaultRepair/Save', text: t('faultRepair.add'), onClick: () => setAdding(true) }}
        about={t('faultRepair.about')}
        batch={printing.batch}
        tools={
          <>
            <ExportTool controller="FaultRepair" register={register} columns={columns} />
            {printing.tool}
          </>
        }
      />
      {adding && <FaultForm onClose={() => setAdding(false)} />}
      {edited && <FaultForm row={edited} onClose={() => setEdited(undefined)} />}
      {moving && <FaultMove {...moving} onClose={() => setMoving(undefined)} />}
      {printing.sheet}
      {opened.id && !adding && (
        <FaultRecord id={opened.id} moves={moves} print={printing.one(opened.id)} beside={opened.beside} />
      )}
    </>
  )
}
