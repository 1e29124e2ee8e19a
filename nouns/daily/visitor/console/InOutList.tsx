import { StopOutlined } from '@ant-design/icons'
import { useMayCall } from '@shouya/console/api/can.ts'
import { movePath } from '@shouya/console/noun/movePath.ts'
import ExportTool from '@shouya/console/registers/ExportTool.tsx'
import RegisterPage from '@shouya/console/registers/RegisterPage.tsx'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import OperationButton from '@shouya/console/ui/OperationButton.tsx'
import { usePrinting } from '@shouya/console/ui/paper/usePrinting.tsx'
import type { RowAction } from '@shouya/console/ui/RowActions.tsx'
import { useOpened } from '@shouya/console/ui/record/useOpened.ts'
import { useAdding } from '@shouya/console/ui/useAdding.ts'
import { useParam } from '@shouya/console/ui/useParam.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { visitor } from '../noun.ts'
import InsideNow from './InsideNow.tsx'
import { useVisitorColumns } from './useVisitorColumns.tsx'
import VisitorDetail from './VisitorDetail.tsx'
import VisitorFilters from './VisitorFilters.tsx'
import VisitorForm, { type Entering } from './VisitorForm.tsx'
import VisitorPrint from './VisitorPrint.tsx'
import VisitorStep, { VisitorLeave } from './VisitorStep.tsx'
import { type Move, type VisitorRow, visitorShape, visitorSorts } from './visitorList.ts'

/** Who came in and went out without being on duty (domain 4.5). */
export default function InOutList() {
  const { t } = useTranslation()
  const register = useRegister('OutInside/GetPageList', visitorShape, visitorSorts)
  const columns = useVisitorColumns()
  const [voiding, setVoiding] = useState<VisitorRow>()
  const [leaving, setLeaving] = useParam('leave')
  const mayLeave = useMayCall()('OutInside/Leave')
  const [form, setForm] = useState<Entering>()
  const [adding, setAdding] = useAdding('OutInside/Save')
  const opened = useOpened(register)
  const printing = usePrinting('OutInside/GetPrintList', register.filters, (print) => <VisitorPrint {...print} />)

  const entering = form ?? (adding ? {} : undefined)
  const begin = (row: VisitorRow, move: Move) => {
    if (move === 'void') return setVoiding(row)
    if (move === 'leave') return setLeaving(String(row.id))
    opened.close()
    setForm({ corrects: row.id })
  }
  const moves = (row: VisitorRow): RowAction[] =>
    row.allowed.map((move) => ({
      text: t(`visitor.move.${move}`),
      path: movePath(visitor, move),
      ...(move === 'edit' ? { body: { id: row.id } } : {}),
      danger: move === 'void',
      onClick: () => begin(row, move),
    }))
  const again = (row: VisitorRow): RowAction => ({
    text: t('visitor.again'),
    path: 'OutInside/GetLast',
    onClick: () => {
      opened.close()
      setForm({ copies: row.id })
    },
  })
  const actions = (row: VisitorRow): RowAction[] => [
    ...moves(row),
    ...(row.status === visitor.states.codes.left ? [again(row)] : []),
    { text: t('ui.details'), path: 'OutInside/Get', onClick: () => opened.show(row) },
  ]
  return (
    <>
      <InsideNow onLeave={(id) => setLeaving(String(id))} />
      <RegisterPage
        name="InOutList.register"
        register={register}
        shape={visitorShape}
        columns={columns}
        onOpen={opened.show}
        actions={actions}
        hint={t('visitor.keywords')}
        fields={<VisitorFilters />}
        flags={{
          overdue: t('visitor.overdue'),
          backfill: t('visitor.field.is_backfill'),
          include_child: t('visitor.unitAlone'),
        }}
        add={{ path: 'OutInside/Save', text: t('visitor.add'), onClick: () => setForm({}) }}
        about={t('visitor.about')}
        batch={printing.batch}
        tools={
          <>
            <OperationButton
              path="OutInside/Reject"
              icon={<StopOutlined aria-hidden="true" />}
              onClick={() => setForm({ refuses: true })}
            >
              {t('visitor.refuse')}
            </OperationButton>
            <ExportTool
              controller="OutInside"
              register={register}
              columns={columns}
              sensitive={{ columns: ['cert_mask'], path: 'OutInside/Reveal' }}
            />
            {printing.tool}
          </>
        }
      />
      {entering && (
        <VisitorForm
          entering={entering}
          onClose={() => {
            setForm(undefined)
            setAdding(false)
          }}
        />
      )}
      {leaving && mayLeave && <VisitorLeave key={leaving} id={Number(leaving)} onClose={() => setLeaving(undefined)} />}
      {voiding && <VisitorStep row={voiding} move="void" onClose={() => setVoiding(undefined)} />}
      {printing.sheet}
      {opened.id && !entering && (
        <VisitorDetail id={opened.id} moves={moves} print={printing.one(opened.id)} beside={opened.beside} />
      )}
    </>
  )
}
