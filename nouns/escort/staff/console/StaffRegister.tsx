import { IdcardOutlined, UploadOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import '../../console/escort.css'
import { movePath } from '@shouya/console/noun/movePath.ts'
import RecordPage from '@shouya/console/noun/RecordPage.tsx'
import ExportTool from '@shouya/console/registers/ExportTool.tsx'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import ImportDialog from '@shouya/console/ui/ImportDialog.tsx'
import OperationButton from '@shouya/console/ui/OperationButton.tsx'
import { usePrinting } from '@shouya/console/ui/paper/usePrinting.tsx'
import type { RowAction } from '@shouya/console/ui/RowActions.tsx'
import { useRecordPage } from '@shouya/console/ui/record/useRecordPage.ts'
import RecycleTool from '@shouya/console/ui/recycle/RecycleTool.tsx'
import { useRemove } from '@shouya/console/ui/useRemove.ts'
import { staff } from '../noun.ts'
import { isNew, isOpen } from '../rules.ts'
import StaffDetail from './StaffDetail.tsx'
import StaffFilters from './StaffFilters.tsx'
import StaffForm from './StaffForm.tsx'
import StaffMoveForm from './StaffMoveForm.tsx'
import StaffPrint from './StaffPrint.tsx'
import { isDanger, type StaffRow, staffShape, staffSorts } from './staffList.ts'
import { useStaffColumns } from './useStaffColumns.tsx'

/** The people of the companies (domain 3.3). */
export default function StaffRegister() {
  const { t } = useTranslation()
  const register = useRegister('Escort/GetStaffPageList', staffShape, staffSorts)
  const columns = useStaffColumns()
  const page = useRecordPage(register, 'Escort/GetStaff', 'Escort/SaveStaff')
  const roster = usePrinting('Escort/GetStaffPrintList', register.filters, (print) => <StaffPrint {...print} />)
  const remove = useRemove('Escort/DeleteStaff')
  const edit = (row: StaffRow) =>
    void page.askWith(row, (found, onClose) => <StaffForm row={found} onClose={onClose} />)
  const printPasses = (ids: readonly number[]) =>
    page.ask((onClose) => <StaffPrint wish={{ ids }} passes onClose={onClose} />)

  const moves = (row: StaffRow): RowAction[] => [
    ...row.moves.map((move) => ({
      text: t(`staff.move.${move}`),
      path: movePath(staff, move),
      danger: isDanger(move),
      onClick: () => page.ask((onClose) => <StaffMoveForm row={row} move={move} onClose={onClose} />),
    })),
    ...(isOpen(row)
      ? [{ text: t('ui.edit'), path: 'Escort/SaveStaff' as const, body: { id: row.id }, onClick: () => edit(row) }]
      : []),
  ]
  const actions = (row: StaffRow): RowAction[] => [
    ...moves(row),
    page.details(row),
    ...(isNew(row)
      ? [
          {
            text: t('ui.delete'),
            path: 'Escort/DeleteStaff' as const,
            danger: true,
            onClick: () =>
              remove(row, { title: t('escort.removeAsk', { name: row.name }), content: t('escort.removeSays') }),
          },
        ]
      : []),
  ]
  return (
    <RecordPage
      page={page}
      name="EscortStaff.list"
      register={register}
      shape={staffShape}
      columns={columns}
      moves={moves}
      actions={actions}
      hint={t('staff.keywords')}
      about={t('staff.about')}
      printing={roster}
      fields={<StaffFilters />}
      batch={(rows) => (
        <>
          {roster.batch(rows)}
          <OperationButton
            path="Escort/GetStaffPrintList"
            size="small"
            icon={<IdcardOutlined aria-hidden="true" />}
            onClick={() => printPasses(rows.map(({ id }) => id))}
          >
            {t('staff.printPass')}
          </OperationButton>
        </>
      )}
      tools={
        <>
          <OperationButton
            path="Escort/ImportStaff"
            icon={<UploadOutlined aria-hidden="true" />}
            onClick={() => page.ask((onClose) => <ImportDialog of="EscortStaff" onClose={onClose} />)}
          >
            {t('ui.import.open')}
          </OperationButton>
          <ExportTool
            controller="EscortStaff"
            register={register}
            columns={columns}
            sensitive={{ columns: ['id_card_mask', 'phone_mask', 'guard_cert_mask'], path: 'Escort/RevealStaff' }}
          />
          {roster.tool}
          <RecycleTool table="escort_staff" refreshes="Escort" />
        </>
      }
      add={t('staff.add')}
      form={(onClose) => <StaffForm company={register.query.filters.escort_company_id} onClose={onClose} />}
      detail={(record) => (
        <StaffDetail
          {...record}
          print={{ path: 'Escort/GetStaffPrintList', onClick: () => printPasses([record.id]) }}
        />
      )}
    />
  )
}
