import { UploadOutlined } from '@ant-design/icons'
import { call } from '@shouya/console/api/call.ts'
import { useAction } from '@shouya/console/api/useAction.ts'
import ExportTool from '@shouya/console/registers/ExportTool.tsx'
import RegisterPage from '@shouya/console/registers/RegisterPage.tsx'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import CompanySelect from '@shouya/console/ui/CompanySelect.tsx'
import DictSelect from '@shouya/console/ui/DictSelect.tsx'
import ImportDialog from '@shouya/console/ui/ImportDialog.tsx'
import OperationButton from '@shouya/console/ui/OperationButton.tsx'
import { usePrinting } from '@shouya/console/ui/paper/usePrinting.tsx'
import type { RowAction } from '@shouya/console/ui/RowActions.tsx'
import { useOpened } from '@shouya/console/ui/record/useOpened.ts'
import RecycleTool from '@shouya/console/ui/recycle/RecycleTool.tsx'
import { useAdding } from '@shouya/console/ui/useAdding.ts'
import { useConfirm } from '@shouya/console/ui/useConfirm.ts'
import { Form } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import ExpirySelect from '../../console/ExpirySelect.tsx'
import CarDetail from './CarDetail.tsx'
import CarForm from './CarForm.tsx'
import CarMoveForm from './CarMoveForm.tsx'
import CarPrint from './CarPrint.tsx'
import { type CarFacts, type CarMove, type CarRow, carShape, carSorts, SCRAPPED } from './carList.ts'
import { useCarColumns } from './useCarColumns.tsx'

/** The vehicles of the companies (domain 3.2). */
export default function CarRegister() {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const register = useRegister('Escort/GetCarPageList', carShape, carSorts)
  const columns = useCarColumns()
  const opened = useOpened(register)
  const printing = usePrinting('Escort/GetCarPrintList', register.filters, (print) => <CarPrint {...print} />)
  const [adding, setAdding] = useAdding('Escort/SaveCar')
  const [edited, setEdited] = useState<CarFacts>()
  const [moving, setMoving] = useState<{ row: CarRow; move: CarMove }>()
  const [importing, setImporting] = useState(false)
  const remove = useAction('Escort/DeleteCar')
  const edit = async (row: CarRow) => setEdited(await call('Escort/GetCar', { id: row.id }))

  const moves = (row: CarRow): RowAction[] => [
    ...row.moves.map((move) => ({
      text: t(`escort.car.move.${move}`),
      path: 'Escort/ChangeCarStatus' as const,
      danger: move === 'scrap' || move === 'confirmScrap',
      onClick: () => setMoving({ row, move }),
    })),
    ...(row.status === SCRAPPED
      ? []
      : [{ text: t('ui.edit'), path: 'Escort/SaveCar' as const, body: { id: row.id }, onClick: () => void edit(row) }]),
  ]
  const actions = (row: CarRow): RowAction[] => [
    ...moves(row),
    { text: t('ui.details'), path: 'Escort/GetCar', onClick: () => opened.show(row) },
    {
      text: t('ui.delete'),
      path: 'Escort/DeleteCar',
      danger: true,
      onClick: () =>
        confirm(
          { title: t('escort.removeAsk', { name: row.plate_no }), content: t('escort.removeSays'), danger: true },
          () => remove.mutateAsync({ id: row.id, version: row.version }),
        ),
    },
  ]
  return (
    <>
      <RegisterPage
        name="EscortCar.list"
        register={register}
        shape={carShape}
        columns={columns}
        onOpen={opened.show}
        actions={actions}
        hint={t('escort.car.keywords')}
        about={t('escort.car.about')}
        add={{ path: 'Escort/SaveCar', text: t('escort.car.add'), onClick: () => setAdding(true) }}
        flags={{ scrap_asked: t('escort.car.scrapAsked') }}
        fields={
          <>
            <Form.Item name="escort_company_id" label={t('escort.car.field.company_name')}>
              <CompanySelect placeholder={t('common.all')} />
            </Form.Item>
            <Form.Item name="status" label={t('escort.car.field.status')}>
              <DictSelect dict="car_status" multiple placeholder={t('common.all')} />
            </Form.Item>
            <Form.Item name="expiry" label={t('escort.ends')}>
              <ExpirySelect />
            </Form.Item>
            <Form.Item name="car_type" label={t('escort.car.field.car_type')}>
              <DictSelect dict="car_type" multiple placeholder={t('common.all')} />
            </Form.Item>
          </>
        }
        batch={printing.batch}
        tools={
          <>
            <OperationButton
              path="Escort/ImportCar"
              icon={<UploadOutlined aria-hidden="true" />}
              onClick={() => setImporting(true)}
            >
              {t('ui.import.open')}
            </OperationButton>
            <ExportTool controller="EscortCar" register={register} columns={columns} />
            <RecycleTool table="escort_car" refreshes="Escort" />
          </>
        }
      />
      {adding && <CarForm company={register.query.filters.escort_company_id} onClose={() => setAdding(false)} />}
      {edited && <CarForm row={edited} onClose={() => setEdited(undefined)} />}
      {moving && <CarMoveForm {...moving} onClose={() => setMoving(undefined)} />}
      {importing && <ImportDialog of="EscortCar" onClose={() => setImporting(false)} />}
      {opened.id && !adding && (
        <CarDetail id={opened.id} moves={moves} print={printing.one(opened.id)} beside={opened.beside} />
      )}
      {printing.sheet}
    </>
  )
}
