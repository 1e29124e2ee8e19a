import { UploadOutlined } from '@ant-design/icons'
import RecordPage from '@shouya/console/noun/RecordPage.tsx'
import ExportTool from '@shouya/console/registers/ExportTool.tsx'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import CompanySelect from '@shouya/console/ui/CompanySelect.tsx'
import DictSelect from '@shouya/console/ui/DictSelect.tsx'
import ImportDialog from '@shouya/console/ui/ImportDialog.tsx'
import OperationButton from '@shouya/console/ui/OperationButton.tsx'
import { usePrinting } from '@shouya/console/ui/paper/usePrinting.tsx'
import type { RowAction } from '@shouya/console/ui/RowActions.tsx'
import { useRecordPage } from '@shouya/console/ui/record/useRecordPage.ts'
import RecycleTool from '@shouya/console/ui/recycle/RecycleTool.tsx'
import { useRemove } from '@shouya/console/ui/useRemove.ts'
import { Form } from 'antd'
import { useTranslation } from 'react-i18next'
import ExpirySelect from '../../console/ExpirySelect.tsx'
import { car } from '../noun.ts'
import CarDetail from './CarDetail.tsx'
import CarForm from './CarForm.tsx'
import CarMoveForm from './CarMoveForm.tsx'
import CarPrint from './CarPrint.tsx'
import { type CarRow, carShape, carSorts } from './carList.ts'
import { useCarColumns } from './useCarColumns.tsx'

/** The vehicles of the companies (domain 3.2). */
export default function CarRegister() {
  const { t } = useTranslation()
  const register = useRegister('Escort/GetCarPageList', carShape, carSorts)
  const columns = useCarColumns()
  const page = useRecordPage(register, 'Escort/GetCar', 'Escort/SaveCar')
  const printing = usePrinting('Escort/GetCarPrintList', register.filters, (print) => <CarPrint {...print} />)
  const remove = useRemove('Escort/DeleteCar')
  const edit = (row: CarRow) => void page.askWith(row, (found, onClose) => <CarForm row={found} onClose={onClose} />)

  const moves = (row: CarRow): RowAction[] => [
    ...row.moves.map((move) => ({
      text: t(`car.move.${move}`),
      path: 'Escort/ChangeCarStatus' as const,
      danger: move === 'scrap' || move === 'confirmScrap',
      onClick: () => page.ask((onClose) => <CarMoveForm row={row} move={move} onClose={onClose} />),
    })),
    ...(row.status === car.states.codes.scrapped
      ? []
      : [{ text: t('ui.edit'), path: 'Escort/SaveCar' as const, body: { id: row.id }, onClick: () => edit(row) }]),
  ]
  const actions = (row: CarRow): RowAction[] => [
    ...moves(row),
    page.details(row),
    {
      text: t('ui.delete'),
      path: 'Escort/DeleteCar',
      danger: true,
      onClick: () =>
        remove(row, { title: t('escort.removeAsk', { name: row.plate_no }), content: t('escort.removeSays') }),
    },
  ]
  return (
    <RecordPage
      page={page}
      name="EscortCar.list"
      register={register}
      shape={carShape}
      columns={columns}
      moves={moves}
      actions={actions}
      hint={t('car.keywords')}
      about={t('car.about')}
      flags={{ scrap_asked: t('car.scrapAsked') }}
      fields={
        <>
          <Form.Item name="escort_company_id" label={t('car.field.company_name')}>
            <CompanySelect placeholder={t('common.all')} />
          </Form.Item>
          <Form.Item name="status" label={t('car.field.status')}>
            <DictSelect dict={car.states.dict} multiple placeholder={t('common.all')} />
          </Form.Item>
          <Form.Item name="expiry" label={t('escort.ends')}>
            <ExpirySelect />
          </Form.Item>
          <Form.Item name="car_type" label={t('car.field.car_type')}>
            <DictSelect dict="car_type" multiple placeholder={t('common.all')} />
          </Form.Item>
        </>
      }
      printing={printing}
      tools={
        <>
          <OperationButton
            path="Escort/ImportCar"
            icon={<UploadOutlined aria-hidden="true" />}
            onClick={() => page.ask((onClose) => <ImportDialog of="EscortCar" onClose={onClose} />)}
          >
            {t('ui.import.open')}
          </OperationButton>
          <ExportTool controller="EscortCar" register={register} columns={columns} />
          <RecycleTool table="escort_car" refreshes="Escort" />
        </>
      }
      add={t('car.add')}
      form={(onClose) => <CarForm company={register.query.filters.escort_company_id} onClose={onClose} />}
      detail={(record) => <CarDetail {...record} />}
    />
  )
}
