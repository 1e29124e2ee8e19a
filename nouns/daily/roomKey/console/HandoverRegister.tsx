import ExportTool from '@shouya/console/registers/ExportTool.tsx'
import RegisterPage from '@shouya/console/registers/RegisterPage.tsx'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import { usePrinting } from '@shouya/console/ui/paper/usePrinting.tsx'
import type { RowAction } from '@shouya/console/ui/RowActions.tsx'
import { useOpened } from '@shouya/console/ui/record/useOpened.ts'
import { useAdding } from '@shouya/console/ui/useAdding.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import HandoverDetail from './HandoverDetail.tsx'
import HandoverFilters from './HandoverFilters.tsx'
import HandoverForm from './HandoverForm.tsx'
import HandoverMove from './HandoverMove.tsx'
import HandoverPrint from './HandoverPrint.tsx'
import { type HandoverRow, handoverShape, handoverSorts, type Move, movePath } from './handoverList.ts'
import { useHandoverColumns } from './useHandoverColumns.tsx'

/** The register of key handovers. */
export default function HandoverRegister() {
  const { t } = useTranslation()
  const register = useRegister('RoomKey/GetPageList', handoverShape, handoverSorts)
  const columns = useHandoverColumns()
  const [move, setMove] = useState<{ row: HandoverRow; move: Move }>()

  const [filing, setFiling] = useAdding('RoomKey/Save')
  const opened = useOpened(register)
  const printing = usePrinting('RoomKey/GetPrintList', register.filters, (print) => <HandoverPrint {...print} />)
  const moves = (row: HandoverRow): RowAction[] =>
    row.allowed.map((name) => ({
      text: t(`daily.move.${name}`),
      path: movePath[name],
      danger: name === 'void' || name === 'refuse',
      onClick: () => setMove({ row, move: name }),
    }))
  const actions = (row: HandoverRow): RowAction[] => [
    ...moves(row),
    { text: t('ui.details'), path: 'RoomKey/Get', onClick: () => opened.show(row) },
  ]
  return (
    <>
      <RegisterPage
        name="Handover.register"
        register={register}
        shape={handoverShape}
        columns={columns}
        onOpen={opened.show}
        actions={actions}
        hint={t('daily.keywords')}
        fields={<HandoverFilters />}
        flags={{
          mine: t('daily.mine'),
          returning: t('daily.returning'),
          overdue: t('daily.overdueOnly'),
          late: t('daily.lateOnly'),
          include_child: t('daily.unitAlone'),
          backfill: t('daily.backfill'),
        }}
        add={{ path: 'RoomKey/Save', text: t('daily.add'), onClick: () => setFiling(true) }}
        about={t('daily.about')}
        batch={printing.batch}
        tools={
          <>
            <ExportTool controller="RoomKey" register={register} columns={columns} />
            {printing.tool}
          </>
        }
      />
      {filing && <HandoverForm onClose={() => setFiling(false)} />}
      {move && <HandoverMove {...move} onClose={() => setMove(undefined)} />}
      {printing.sheet}
      {opened.id && !filing && (
        <HandoverDetail id={opened.id} moves={moves} print={printing.one(opened.id)} beside={opened.beside} />
      )}
    </>
  )
}
