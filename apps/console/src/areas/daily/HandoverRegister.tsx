import { DownloadOutlined, PrinterOutlined } from '@ant-design/icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import RegisterPage from '../../registers/RegisterPage.tsx'
import { useRegister } from '../../registers/useRegister.ts'
import ExportDialog from '../../ui/ExportDialog.tsx'
import OperationButton from '../../ui/OperationButton.tsx'
import type { RowAction } from '../../ui/RowActions.tsx'
import HandoverDetail from './HandoverDetail.tsx'
import HandoverFilters from './HandoverFilters.tsx'
import HandoverForm from './HandoverForm.tsx'
import HandoverMove from './HandoverMove.tsx'
import HandoverPrint, { type PrintWish } from './HandoverPrint.tsx'
import { type HandoverRow, handoverShape, handoverSorts, type Move, movePath } from './handoverList.ts'
import { useHandoverColumns } from './useHandoverColumns.tsx'

/** The register of key handovers. */
export default function HandoverRegister() {
  const { t } = useTranslation()
  const [params, setParams] = useSearchParams()
  const register = useRegister('RoomKey/GetPageList', handoverShape, handoverSorts)
  const columns = useHandoverColumns()
  const [filing, setFiling] = useState(false)
  const [exporting, setExporting] = useState(false)
  const [printing, setPrinting] = useState<PrintWish>()
  const [move, setMove] = useState<{ row: HandoverRow; move: Move }>()

  // The open record stands in the URL: reminders and copied links lead to it.
  const opened = Number(params.get('id')) || undefined
  const show = (id: number | undefined) =>
    setParams(
      (now) => {
        if (id) now.set('id', String(id))
        else now.delete('id')
        return now
      },
      { replace: true },
    )
  const actions = (row: HandoverRow): RowAction[] => [
    ...row.allowed.map((name) => ({
      text: t(`daily.move.${name}`),
      path: movePath[name],
      danger: name === 'void' || name === 'refuse',
      onClick: () => setMove({ row, move: name }),
    })),
    { text: t('daily.details'), path: 'RoomKey/Get', onClick: () => show(row.id) },
  ]
  const near = (by: -1 | 1) => {
    const row = register.neighbour(opened, by)
    return row && (() => show(row.id))
  }
  return (
    <>
      <RegisterPage
        name="Handover.register"
        register={register}
        shape={handoverShape}
        columns={columns}
        onOpen={(row) => show(row.id)}
        actions={actions}
        hint={t('daily.keywords')}
        fields={<HandoverFilters />}
        flags={{ mine: t('daily.mine'), overdue: t('daily.overdueOnly') }}
        add={{ path: 'RoomKey/Save', text: t('daily.add'), onClick: () => setFiling(true) }}
        about={t('daily.about')}
        batch={(rows) => (
          <OperationButton
            path="RoomKey/GetPrintList"
            size="small"
            onClick={() => setPrinting({ ids: rows.map((row) => row.id) })}
          >
            {t('daily.printSelected')}
          </OperationButton>
        )}
        tools={
          <>
            <OperationButton
              path="Common/Export"
              body={{ controller: 'RoomKey' }}
              icon={<DownloadOutlined />}
              onClick={() => setExporting(true)}
            >
              {t('ui.export')}
            </OperationButton>
            <OperationButton
              path="RoomKey/GetPrintList"
              icon={<PrinterOutlined />}
              loading={printing !== undefined}
              onClick={() => setPrinting({ filters: register.filters })}
            >
              {t('ui.print')}
            </OperationButton>
          </>
        }
      />
      {filing && <HandoverForm onClose={() => setFiling(false)} />}
      {move && <HandoverMove {...move} onClose={() => setMove(undefined)} />}
      {printing && <HandoverPrint wish={printing} onClose={() => setPrinting(undefined)} />}
      {exporting && (
        <ExportDialog
          controller="RoomKey"
          filters={register.filters}
          total={register.total}
          columns={columns.map(({ key, title, hidden }) => ({ key, title, chosen: !hidden }))}
          onClose={() => setExporting(false)}
        />
      )}
      {opened && (
        <HandoverDetail
          id={opened}
          onMove={(row, name) => setMove({ row, move: name })}
          onPrint={() => setPrinting({ ids: [opened] })}
          onPrevious={near(-1)}
          onNext={near(1)}
          onClose={() => show(undefined)}
        />
      )}
    </>
  )
}
