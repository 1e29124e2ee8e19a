import { movePath } from '@shouya/console/noun/movePath.ts'
import RecordPage from '@shouya/console/noun/RecordPage.tsx'
import ExportTool from '@shouya/console/registers/ExportTool.tsx'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import { usePrinting } from '@shouya/console/ui/paper/usePrinting.tsx'
import type { RowAction } from '@shouya/console/ui/RowActions.tsx'
import { useRecordPage } from '@shouya/console/ui/record/useRecordPage.ts'
import { useTranslation } from 'react-i18next'
import { roomKey } from '../noun.ts'
import HandoverDetail from './HandoverDetail.tsx'
import HandoverFilters from './HandoverFilters.tsx'
import HandoverForm from './HandoverForm.tsx'
import HandoverMove from './HandoverMove.tsx'
import HandoverPrint from './HandoverPrint.tsx'
import { type HandoverRow, handoverShape, handoverSorts } from './handoverList.ts'
import { useHandoverColumns } from './useHandoverColumns.tsx'

/** The register of key handovers. */
export default function HandoverRegister() {
  const { t } = useTranslation()
  const register = useRegister('RoomKey/GetPageList', handoverShape, handoverSorts)
  const columns = useHandoverColumns()
  const page = useRecordPage(register, 'RoomKey/Get', 'RoomKey/Save')
  const printing = usePrinting('RoomKey/GetPrintList', register.filters, (print) => <HandoverPrint {...print} />)
  const moves = (row: HandoverRow): RowAction[] =>
    row.allowed.map((move) => ({
      text: t(`roomKey.move.${move}`),
      path: movePath(roomKey, move),
      danger: move === 'void' || move === 'refuse',
      onClick: () => page.ask((onClose) => <HandoverMove row={row} move={move} onClose={onClose} />),
    }))
  return (
    <RecordPage
      page={page}
      name="Handover.register"
      register={register}
      shape={handoverShape}
      columns={columns}
      moves={moves}
      hint={t('roomKey.keywords')}
      fields={<HandoverFilters />}
      flags={{
        mine: t('roomKey.mine'),
        returning: t('roomKey.returning'),
        overdue: t('roomKey.overdue'),
        late: t('roomKey.late'),
        include_child: t('roomKey.unitAlone'),
        backfill: t('roomKey.field.is_backfill'),
      }}
      about={t('roomKey.about')}
      printing={printing}
      tools={
        <>
          <ExportTool controller="RoomKey" register={register} columns={columns} />
          {printing.tool}
        </>
      }
      add={t('roomKey.add')}
      form={(onClose) => <HandoverForm onClose={onClose} />}
      detail={(record) => <HandoverDetail {...record} />}
    />
  )
}
