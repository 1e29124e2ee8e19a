import { PrinterOutlined } from '@ant-design/icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import ExportTool from '../../registers/ExportTool.tsx'
import RegisterPage from '../../registers/RegisterPage.tsx'
import { useRegister } from '../../registers/useRegister.ts'
import OperationButton from '../../ui/OperationButton.tsx'
import type { RowAction } from '../../ui/RowActions.tsx'
import { useAdding } from '../../ui/useAdding.ts'
import { useParam } from '../../ui/useParam.ts'
import HandoverDetail from './HandoverDetail.tsx'
import HandoverFilters from './HandoverFilters.tsx'
import HandoverForm from './HandoverForm.tsx'
import HandoverMove from './HandoverMove.tsx'
import HandoverPrint from './HandoverPrint.tsx'
import { type HandoverRow, handoverShape, handoverSorts, type Move, movePath } from './handoverList.ts'
import type { PrintWish } from './RegisterPrint.tsx'
import { useHandoverColumns } from './useHandoverColumns.tsx'

/** The register of key handovers. */
export default function HandoverRegister() {
  const { t } = useTranslation()
  const register = useRegister('RoomKey/GetPageList', handoverShape, handoverSorts)
  const columns = useHandoverColumns()
  const [printing, setPrinting] = useState<PrintWish>()
  const [move, setMove] = useState<{ row: HandoverRow; move: Move }>()

  const [id, setId] = useParam('id')
  const [filing, setFiling] = useAdding('RoomKey/Save')
  const opened = Number(id) || undefined
  const show = (row: { id: number }) => setId(String(row.id))
  const actions = (row: HandoverRow): RowAction[] => [
    ...row.allowed.map((name) => ({
      text: t(`daily.move.${name}`),
      path: movePath[name],
      danger: name === 'void' || name === 'refuse',
      onClick: () => setMove({ row, move: name }),
    })),
    { text: t('daily.details'), path: 'RoomKey/Get', onClick: () => show(row) },
  ]
  return (
    <>
      <RegisterPage
        name="Handover.register"
        register={register}
        shape={handoverShape}
        columns={columns}
        onOpen={show}
        actions={actions}
        hint={t('daily.keywords')}
        fields={<HandoverFilters />}
        flags={{
          mine: t('daily.mine'),
          returning: t('daily.returning'),
          overdue: t('daily.overdueOnly'),
          late: t('daily.lateOnly'),
          include_child: t('daily.unitAlone'),
          backfill: t('daily.backfill'),
        }}
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
            <ExportTool controller="RoomKey" register={register} columns={columns} />
            <OperationButton
              path="RoomKey/GetPrintList"
              icon={<PrinterOutlined aria-hidden="true" />}
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
      {opened && !filing && (
        <HandoverDetail
          id={opened}
          onMove={(row, name) => setMove({ row, move: name })}
          onPrint={() => setPrinting({ ids: [opened] })}
          {...register.steps(opened, show)}
          onClose={() => setId(undefined)}
        />
      )}
    </>
  )
}
