import { movePath } from '@shouya/console/noun/movePath.ts'
import RecordPage from '@shouya/console/noun/RecordPage.tsx'
import ExportTool from '@shouya/console/registers/ExportTool.tsx'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import { usePrinting } from '@shouya/console/ui/paper/usePrinting.tsx'
import type { RowAction } from '@shouya/console/ui/RowActions.tsx'
import { useRecordPage } from '@shouya/console/ui/record/useRecordPage.ts'
import { useTranslation } from 'react-i18next'
import { rectification } from '../noun.ts'
import RectifyDetail from './RectifyDetail.tsx'
import RectifyFilters from './RectifyFilters.tsx'
import RectifyForm from './RectifyForm.tsx'
import RectifyMove from './RectifyMove.tsx'
import RectifyPrint from './RectifyPrint.tsx'
import { type Move, type RectifyRow, rectifyShape, rectifySorts } from './rectifyList.ts'
import { useRectifyColumns } from './useRectifyColumns.tsx'

/** The register of rectifications (domain 4.3). */
export default function RectifyRegister() {
  const { t } = useTranslation()
  const register = useRegister('Rectification/GetPageList', rectifyShape, rectifySorts)
  const columns = useRectifyColumns()
  const page = useRecordPage(register, 'Rectification/Get', 'Rectification/Save')
  const printing = usePrinting('Rectification/GetPrintList', register.filters, (print) => <RectifyPrint {...print} />)
  const begin = (row: RectifyRow, move: Move) =>
    move === 'edit'
      ? void page.askWith(row, (found, onClose) => <RectifyForm row={found} onClose={onClose} />)
      : page.ask((onClose) => <RectifyMove row={row} move={move} onClose={onClose} />)
  const moves = (row: RectifyRow): RowAction[] =>
    row.allowed.map((move) => ({
      text: t(`rectification.move.${move}`),
      path: movePath(rectification, move),
      ...(move === 'edit' ? { body: { id: row.id } } : {}),
      danger: move === 'cancel',
      onClick: () => begin(row, move),
    }))
  return (
    <RecordPage
      page={page}
      name="RectifyList.register"
      register={register}
      shape={rectifyShape}
      columns={columns}
      moves={moves}
      hint={t('rectification.keywords')}
      fields={<RectifyFilters />}
      flags={{
        open: t('rectification.open'),
        mine: t('rectification.mine'),
        to_review: t('rectification.to_review'),
        delay_asked: t('rectification.delay_asked'),
        include_child: t('rectification.unitAlone'),
      }}
      about={t('rectification.about')}
      printing={printing}
      tools={
        <>
          <ExportTool controller="Rectification" register={register} columns={columns} />
          {printing.tool}
        </>
      }
      add={t('rectification.add')}
      form={(onClose) => <RectifyForm onClose={onClose} />}
      detail={(record) => <RectifyDetail {...record} />}
    />
  )
}
