import RecordPage from '@shouya/console/noun/RecordPage.tsx'
import ExportTool from '@shouya/console/registers/ExportTool.tsx'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import DictSelect from '@shouya/console/ui/DictSelect.tsx'
import { usePrinting } from '@shouya/console/ui/paper/usePrinting.tsx'
import type { RowAction } from '@shouya/console/ui/RowActions.tsx'
import { useRecordPage } from '@shouya/console/ui/record/useRecordPage.ts'
import RecycleTool from '@shouya/console/ui/recycle/RecycleTool.tsx'
import { useRemove } from '@shouya/console/ui/useRemove.ts'
import { Form } from 'antd'
import { useTranslation } from 'react-i18next'
import ExpirySelect from '../../console/ExpirySelect.tsx'
import CompanyDetail from './CompanyDetail.tsx'
import CompanyForm from './CompanyForm.tsx'
import CompanyMoveForm from './CompanyMoveForm.tsx'
import CompanyPrint from './CompanyPrint.tsx'
import { type CompanyMove, type CompanyRow, companyShape, companySorts } from './companyList.ts'
import { useCompanyColumns } from './useCompanyColumns.tsx'

type Props = { onCars: (company: number) => void; onStaff: (company: number) => void }

/** The companies that carry boxes or supply guards (domain 3.1), with the ways to what each has. */
export default function CompanyRegister({ onCars, onStaff }: Props) {
  const { t } = useTranslation()
  const register = useRegister('Escort/GetCompanyPageList', companyShape, companySorts)
  const columns = useCompanyColumns()
  const page = useRecordPage(register, 'Escort/GetCompany', 'Escort/SaveCompany')
  const printing = usePrinting('Escort/GetCompanyPrintList', register.filters, (print) => <CompanyPrint {...print} />)
  const remove = useRemove('Escort/DeleteCompany')
  const edit = (row: CompanyRow) =>
    void page.askWith(row, (found, onClose) => <CompanyForm row={found} onClose={onClose} />)

  const moveOf = (row: CompanyRow, move: CompanyMove): RowAction => ({
    text: t(`company.move.${move}`),
    path: 'Escort/ChangeCompanyStatus',
    body: { command: move },
    danger: move !== 'resume',
    onClick: () => page.ask((onClose) => <CompanyMoveForm row={row} move={move} onClose={onClose} />),
  })
  const moves = (row: CompanyRow): RowAction[] => [
    { text: t('ui.edit'), path: 'Escort/SaveCompany', body: { id: row.id }, onClick: () => edit(row) },
    ...row.moves.map((move) => moveOf(row, move)),
    ...row.barred.map(({ move, why }) => ({ ...moveOf(row, move), why })),
  ]
  const actions = (row: CompanyRow): RowAction[] => [
    { text: t('escort.cars'), path: 'Escort/GetCarPageList', onClick: () => onCars(row.id) },
    { text: t('escort.people'), path: 'Escort/GetStaffPageList', onClick: () => onStaff(row.id) },
    ...moves(row),
    page.details(row),
    {
      text: t('ui.delete'),
      path: 'Escort/DeleteCompany',
      danger: true,
      onClick: () =>
        remove(row, { title: t('escort.removeAsk', { name: row.company_name }), content: t('escort.removeSays') }),
    },
  ]
  return (
    <RecordPage
      page={page}
      name="EscortCompany.list"
      register={register}
      shape={companyShape}
      columns={columns}
      moves={moves}
      actions={actions}
      hint={t('company.keywords')}
      about={t('company.about')}
      fields={
        <>
          <Form.Item name="status" label={t('company.field.status')}>
            <DictSelect dict="escort_company_status" multiple placeholder={t('common.all')} />
          </Form.Item>
          <Form.Item name="service_type" label={t('company.field.service_types')}>
            <DictSelect dict="escort_service" placeholder={t('common.all')} />
          </Form.Item>
          <Form.Item name="expiry" label={t('escort.ends')}>
            <ExpirySelect />
          </Form.Item>
        </>
      }
      printing={printing}
      tools={
        <>
          <ExportTool controller="EscortCompany" register={register} columns={columns} />
          <RecycleTool table="escort_company" refreshes="Escort" />
        </>
      }
      add={t('company.add')}
      form={(onClose) => <CompanyForm onClose={onClose} />}
      detail={(record) => <CompanyDetail {...record} />}
    />
  )
}
