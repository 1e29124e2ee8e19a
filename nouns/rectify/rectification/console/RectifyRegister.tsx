import { call } from '@shouya/console/api/call.ts'
import ExportTool from '@shouya/console/registers/ExportTool.tsx'
import RegisterPage from '@shouya/console/registers/RegisterPage.tsx'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import { usePrinting } from '@shouya/console/ui/paper/usePrinting.tsx'
import type { RowAction } from '@shouya/console/ui/RowActions.tsx'
import { useOpened } from '@shouya/console/ui/record/useOpened.ts'
import { useAdding } from '@shouya/console/ui/useAdding.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import RectifyDetail from './RectifyDetail.tsx'
import RectifyFilters from './RectifyFilters.tsx'
import RectifyForm from './RectifyForm.tsx'
import RectifyMove from './RectifyMove.tsx'
import RectifyPrint from './RectifyPrint.tsx'
import {
  type RectifyDetail as Detail,
  type Move,
  movePath,
  type RectifyRow,
  rectifyShape,
  rectifySorts,
} from './rectifyList.ts'
import { useRectifyColumns } from './useRectifyColumns.tsx'

/** The register of rectifications (domain 4.3). */
export default function RectifyRegister() {
  const { t } = useTranslation()
  const register = useRegister('Rectification/GetPageList', rectifyShape, rectifySorts)
  const columns = useRectifyColumns()
  const [moving, setMoving] = useState<{ row: RectifyRow; move: Exclude<Move, 'edit'> }>()
  const [edited, setEdited] = useState<Detail>()
  const [adding, setAdding] = useAdding('Rectification/Save')
  const opened = useOpened(register)
  const printing = usePrinting('Rectification/GetPrintList', register.filters, (print) => <RectifyPrint {...print} />)
  const begin = async (row: RectifyRow, move: Move) => {
    if (move !== 'edit') setMoving({ row, move })
    else setEdited(await call('Rectification/Get', { id: row.id }))
  }
  const moves = (row: RectifyRow): RowAction[] =>
    row.allowed.map((move) => ({
      text: t(`rectify.move.${move}`),
      path: movePath[move],
      ...(move === 'edit' ? { body: { id: row.id } } : {}),
      danger: move === 'cancel',
      onClick: () => void begin(row, move),
    }))
  const actions = (row: RectifyRow): RowAction[] => [
    ...moves(row),
    { text: t('ui.details'), path: 'Rectification/Get', onClick: () => opened.show(row) },
  ]
  return (
    <>
      <RegisterPage
        name="RectifyList.register"
        register={register}
        shape={rectifyShape}
        columns={columns}
        onOpen={opened.show}
        actions={actions}
        hint={t('rectify.keywords')}
        fields={<RectifyFilters />}
        flags={{
          open: t('rectify.open'),
          mine: t('rectify.mine'),
          to_review: t('rectify.to_review'),
          delay_asked: t('rectify.delay_asked'),
          include_child: t('rectify.unitAlone'),
        }}
        add={{ path: 'Rectification/Save', text: t('rectify.add'), onClick: () => setAdding(true) }}
        about={t('rectify.about')}
        batch={printing.batch}
        tools={
          <>
            <ExportTool controller="Rectification" register={register} columns={columns} />
            {printing.tool}
          </>
        }
      />
      {adding && <RectifyForm onClose={() => setAdding(false)} />}
      {edited && <RectifyForm row={edited} onClose={() => setEdited(undefined)} />}
      {moving && <RectifyMove {...moving} onClose={() => setMoving(undefined)} />}
      {printing.sheet}
      {opened.id && !adding && (
        <RectifyDetail id={opened.id} moves={moves} print={printing.one(opened.id)} beside={opened.beside} />
      )}
    </>
  )
}
