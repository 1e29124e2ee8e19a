import { PrinterOutlined } from '@ant-design/icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call.ts'
import ExportTool from '../../../registers/ExportTool.tsx'
import RegisterPage from '../../../registers/RegisterPage.tsx'
import { useRegister } from '../../../registers/useRegister.ts'
import OperationButton from '../../../ui/OperationButton.tsx'
import type { RowAction } from '../../../ui/RowActions.tsx'
import { useAdding } from '../../../ui/useAdding.ts'
import { useParam } from '../../../ui/useParam.ts'
import type { PrintWish } from '../RegisterPrint.tsx'
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
  const [printing, setPrinting] = useState<PrintWish>()
  const [moving, setMoving] = useState<{ row: RectifyRow; move: Exclude<Move, 'edit'> }>()
  const [edited, setEdited] = useState<Detail>()
  const [id, setId] = useParam('id')
  const [adding, setAdding] = useAdding('Rectification/Save')
  const opened = Number(id) || undefined
  const show = (row: { id: number }) => setId(String(row.id))
  const begin = async (row: RectifyRow, move: Move) => {
    if (move !== 'edit') setMoving({ row, move })
    else setEdited(await call('Rectification/Get', { id: row.id }))
  }
  const actions = (row: RectifyRow): RowAction[] => [
    ...row.allowed.map((move) => ({
      text: t(`rectify.move.${move}`),
      path: movePath[move],
      ...(move === 'edit' ? { body: { id: row.id } } : {}),
      danger: move === 'cancel',
      onClick: () => void begin(row, move),
    })),
    { text: t('rectify.details'), path: 'Rectification/Get', onClick: () => show(row) },
  ]
  return (
    <>
      <RegisterPage
        name="RectifyList.register"
        register={register}
        shape={rectifyShape}
        columns={columns}
        onOpen={show}
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
        batch={(rows) => (
          <OperationButton
            path="Rectification/GetPrintList"
            size="small"
            onClick={() => setPrinting({ ids: rows.map((row) => row.id) })}
          >
            {t('rectify.printSelected')}
          </OperationButton>
        )}
        tools={
          <>
            <ExportTool controller="Rectification" register={register} columns={columns} />
            <OperationButton
              path="Rectification/GetPrintList"
              icon={<PrinterOutlined aria-hidden="true" />}
              loading={printing !== undefined}
              onClick={() => setPrinting({ filters: register.filters })}
            >
              {t('ui.print')}
            </OperationButton>
          </>
        }
      />
      {adding && <RectifyForm onClose={() => setAdding(false)} />}
      {edited && <RectifyForm row={edited} onClose={() => setEdited(undefined)} />}
      {moving && <RectifyMove {...moving} onClose={() => setMoving(undefined)} />}
      {printing && <RectifyPrint wish={printing} onClose={() => setPrinting(undefined)} />}
      {opened && !adding && (
        <RectifyDetail
          id={opened}
          onMove={(row, move) => void begin(row, move)}
          onPrint={() => setPrinting({ ids: [opened] })}
          {...register.steps(opened, show)}
          onClose={() => setId(undefined)}
        />
      )}
    </>
  )
}
