import { call } from '@shouya/console/api/call.ts'
import { useAction } from '@shouya/console/api/useAction.ts'
import ExportTool from '@shouya/console/registers/ExportTool.tsx'
import RegisterPage from '@shouya/console/registers/RegisterPage.tsx'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import DictSelect from '@shouya/console/ui/DictSelect.tsx'
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
import CompanyDetail from './CompanyDetail.tsx'
import CompanyForm from './CompanyForm.tsx'
import CompanyMoveForm from './CompanyMoveForm.tsx'
import CompanyPrint from './CompanyPrint.tsx'
import { type CompanyFacts, type CompanyMove, type CompanyRow, companyShape, companySorts } from './companyList.ts'
import { useCompanyColumns } from './useCompanyColumns.tsx'

type Props = { onCars: (company: number) => void; onStaff: (company: number) => void }

/** The companies that carry boxes or supply guards (domain 3.1), with the ways to what each has. */
export default function CompanyRegister({ onCars, onStaff }: Props) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const register = useRegister('Escort/GetCompanyPageList', companyShape, companySorts)
  const columns = useCompanyColumns()
  const opened = useOpened(register)
  const printing = usePrinting('Escort/GetCompanyPrintList', register.filters, (print) => <CompanyPrint {...print} />)
  const [adding, setAdding] = useAdding('Escort/SaveCompany')
  const [edited, setEdited] = useState<CompanyFacts>()
  const [moving, setMoving] = useState<{ row: CompanyRow; move: CompanyMove }>()
  const remove = useAction('Escort/DeleteCompany')
  const edit = async (row: CompanyRow) => setEdited(await call('Escort/GetCompany', { id: row.id }))

  const moveOf = (row: CompanyRow, move: CompanyMove): RowAction => ({
    text: t(`escort.company.move.${move}`),
    path: 'Escort/ChangeCompanyStatus',
    body: { command: move },
    danger: move !== 'resume',
    onClick: () => setMoving({ row, move }),
  })
  const moves = (row: CompanyRow): RowAction[] => [
    { text: t('ui.edit'), path: 'Escort/SaveCompany', body: { id: row.id }, onClick: () => void edit(row) },
    ...row.moves.map((move) => moveOf(row, move)),
    ...row.barred.map(({ move, why }) => ({ ...moveOf(row, move), why })),
  ]
  const actions = (row: CompanyRow): RowAction[] => [
    { text: t('escort.cars'), path: 'Escort/GetCarPageList', onClick: () => onCars(row.id) },
    { text: t('escort.people'), path: 'Escort/GetStaffPageList', onClick: () => onStaff(row.id) },
    ...moves(row),
    { text: t('ui.details'), path: 'Escort/GetCompany', onClick: () => opened.show(row) },
    {
      text: t('ui.delete'),
      path: 'Escort/DeleteCompany',
      danger: true,
      onClick: () =>
        confirm(
          { title: t('escort.removeAsk', { name: row.company_name }), content: t('escort.removeSays'), danger: true },
          () => remove.mutateAsync({ id: row.id, version: row.version }),
        ),
    },
  ]
  return (
    <>
      <RegisterPage
        name="EscortCompany.list"
        register={register}
        shape={companyShape}
        columns={columns}
        onOpen={opened.show}
        actions={actions}
        hint={t('escort.company.keywords')}
        about={t('escort.company.about')}
        add={{ path: 'Escort/SaveCompany', text: t('escort.company.add'), onClick: () => setAdding(true) }}
        fields={
          <>
            <Form.Item name="status" label={t('escort.company.field.status')}>
              <DictSelect dict="escort_company_status" multiple placeholder={t('common.all')} />
            </Form.Item>
            <Form.Item name="service_type" label={t('escort.company.field.service_types')}>
              <DictSelect dict="escort_service" placeholder={t('common.all')} />
            </Form.Item>
            <Form.Item name="expiry" label={t('escort.ends')}>
              <ExpirySelect />
            </Form.Item>
          </>
        }
        batch={printing.batch}
        tools={
          <>
            <ExportTool controller="EscortCompany" register={register} columns={columns} />
            <RecycleTool table="escort_company" refreshes="Escort" />
          </>
        }
      />
      {adding && <CompanyForm onClose={() => setAdding(false)} />}
      {edited && <CompanyForm row={edited} onClose={() => setEdited(undefined)} />}
      {moving && <CompanyMoveForm {...moving} onClose={() => setMoving(undefined)} />}
      {opened.id && !adding && (
        <CompanyDetail id={opened.id} moves={moves} print={printing.one(opened.id)} beside={opened.beside} />
      )}
      {printing.sheet}
    </>
  )
}
