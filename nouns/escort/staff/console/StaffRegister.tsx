import { IdcardOutlined, UploadOutlined } from '@ant-design/icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import '../../console/escort.css'
import { call } from '@shouya/console/api/call.ts'
import { useAction } from '@shouya/console/api/useAction.ts'
import ExportTool from '@shouya/console/registers/ExportTool.tsx'
import RegisterPage from '@shouya/console/registers/RegisterPage.tsx'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import ImportDialog from '@shouya/console/ui/ImportDialog.tsx'
import OperationButton from '@shouya/console/ui/OperationButton.tsx'
import type { PrintWish } from '@shouya/console/ui/paper/RegisterPrint.tsx'
import { usePrinting } from '@shouya/console/ui/paper/usePrinting.tsx'
import type { RowAction } from '@shouya/console/ui/RowActions.tsx'
import { useOpened } from '@shouya/console/ui/record/useOpened.ts'
import RecycleTool from '@shouya/console/ui/recycle/RecycleTool.tsx'
import { useAdding } from '@shouya/console/ui/useAdding.ts'
import { useConfirm } from '@shouya/console/ui/useConfirm.ts'
import StaffDetail from './StaffDetail.tsx'
import StaffFilters from './StaffFilters.tsx'
import StaffForm from './StaffForm.tsx'
import StaffMoveForm from './StaffMoveForm.tsx'
import StaffPrint from './StaffPrint.tsx'
import {
  isDanger,
  isNew,
  isOpen,
  movePath,
  type StaffFacts,
  type StaffMove,
  type StaffRow,
  staffShape,
  staffSorts,
} from './staffList.ts'
import { useStaffColumns } from './useStaffColumns.tsx'

/** The people of the companies (domain 3.3). */
export default function StaffRegister() {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const register = useRegister('Escort/GetStaffPageList', staffShape, staffSorts)
  const columns = useStaffColumns()
  const opened = useOpened(register)
  const roster = usePrinting('Escort/GetStaffPrintList', register.filters, (print) => <StaffPrint {...print} />)
  const [passes, setPasses] = useState<PrintWish>()
  const [adding, setAdding] = useAdding('Escort/SaveStaff')
  const [edited, setEdited] = useState<StaffFacts>()
  const [moving, setMoving] = useState<{ row: StaffRow; move: StaffMove }>()
  const [importing, setImporting] = useState(false)
  const remove = useAction('Escort/DeleteStaff')
  const edit = async (row: StaffRow) => setEdited(await call('Escort/GetStaff', { id: row.id }))

  const moves = (row: StaffRow): RowAction[] => [
    ...row.moves.map((move) => ({
      text: t(`escort.staff.move.${move}`),
      path: movePath[move],
      danger: isDanger(move),
      onClick: () => setMoving({ row, move }),
    })),
    ...(isOpen(row)
      ? [{ text: t('ui.edit'), path: 'Escort/SaveStaff' as const, body: { id: row.id }, onClick: () => void edit(row) }]
      : []),
  ]
  const actions = (row: StaffRow): RowAction[] => [
    ...moves(row),
    { text: t('ui.details'), path: 'Escort/GetStaff', onClick: () => opened.show(row) },
    ...(isNew(row)
      ? [
          {
            text: t('ui.delete'),
            path: 'Escort/DeleteStaff' as const,
            danger: true,
            onClick: () =>
              confirm(
                { title: t('escort.removeAsk', { name: row.name }), content: t('escort.removeSays'), danger: true },
                () => remove.mutateAsync({ id: row.id, version: row.version }),
              ),
          },
        ]
      : []),
  ]
  return (
    <>
      <RegisterPage
        name="EscortStaff.list"
        register={register}
        shape={staffShape}
        columns={columns}
        onOpen={opened.show}
        actions={actions}
        hint={t('escort.staff.keywords')}
        about={t('escort.staff.about')}
        add={{ path: 'Escort/SaveStaff', text: t('escort.staff.add'), onClick: () => setAdding(true) }}
        fields={<StaffFilters />}
        batch={(rows) => (
          <>
            {roster.batch(rows)}
            <OperationButton
              path="Escort/GetStaffPrintList"
              size="small"
              icon={<IdcardOutlined aria-hidden="true" />}
              onClick={() => setPasses({ ids: rows.map((row) => row.id) })}
            >
              {t('escort.staff.printPass')}
            </OperationButton>
          </>
        )}
        tools={
          <>
            <OperationButton
              path="Escort/ImportStaff"
              icon={<UploadOutlined aria-hidden="true" />}
              onClick={() => setImporting(true)}
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
      />
      {adding && <StaffForm company={register.query.filters.escort_company_id} onClose={() => setAdding(false)} />}
      {edited && <StaffForm row={edited} onClose={() => setEdited(undefined)} />}
      {moving && <StaffMoveForm {...moving} onClose={() => setMoving(undefined)} />}
      {importing && <ImportDialog of="EscortStaff" onClose={() => setImporting(false)} />}
      {roster.sheet}
      {passes && <StaffPrint wish={passes} passes onClose={() => setPasses(undefined)} />}
      {opened.id && !adding && (
        <StaffDetail
          id={opened.id}
          moves={moves}
          print={{ path: 'Escort/GetStaffPrintList', onClick: () => setPasses({ ids: [opened.id as number] }) }}
          beside={opened.beside}
        />
      )}
    </>
  )
}
