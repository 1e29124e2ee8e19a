import { useMayCall } from '@shouya/console/api/can.ts'
import { useAction } from '@shouya/console/api/useAction.ts'
import ExportTool from '@shouya/console/registers/ExportTool.tsx'
import RegisterPage from '@shouya/console/registers/RegisterPage.tsx'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import { usePrinting } from '@shouya/console/ui/paper/usePrinting.tsx'
import type { RowAction } from '@shouya/console/ui/RowActions.tsx'
import { useOpened } from '@shouya/console/ui/record/useOpened.ts'
import RecycleTool from '@shouya/console/ui/recycle/RecycleTool.tsx'
import { useAdding } from '@shouya/console/ui/useAdding.ts'
import { useConfirm } from '@shouya/console/ui/useConfirm.ts'
import { useParam } from '@shouya/console/ui/useParam.ts'
import { useTakeOver } from '@shouya/console/ui/useTakeOver.ts'
import { App } from 'antd'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import CheckConfirm from './CheckConfirm.tsx'
import CheckDay from './CheckDay.tsx'
import CheckDetail from './CheckDetail.tsx'
import CheckFilters from './CheckFilters.tsx'
import CheckForm, { type CheckStart } from './CheckForm.tsx'
import CheckMove from './CheckMove.tsx'
import CheckPrint from './CheckPrint.tsx'
import { type CheckRow, checkShape, checkSorts, type Move, movePath } from './checkList.ts'
import { useCheckColumns } from './useCheckColumns.tsx'

type Moving = { row: CheckRow; move: 'sign' | 'revoke' | 'confirm' }

/** The register of daily checks, with the day of the own outlet above it. */
export default function CheckRegister({ tools }: { tools?: ReactNode }) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const register = useRegister('SecurityCheck/GetPageList', checkShape, checkSorts)
  const columns = useCheckColumns()
  const mayAdd = useMayCall()('SecurityCheck/GetBlank')
  const confirm = useConfirm()
  const remove = useAction('SecurityCheck/Delete')
  const [moving, setMoving] = useState<Moving>()
  const [form, setForm] = useState<CheckStart>()
  const [asked] = useParam('new')
  const [adding, setAdding] = useAdding('SecurityCheck/GetBlank')
  const opened = useOpened(register)
  const takeOver = useTakeOver('security_check', 'SecurityCheck')
  const printing = usePrinting('SecurityCheck/GetPrintList', register.filters, (print) => <CheckPrint {...print} />)

  // A link may say which session it means: `new=3`; `new=due` is the one of this hour.
  const start =
    form ?? (adding ? { session: ['1', '2', '3'].includes(asked ?? '') ? Number(asked) : undefined } : undefined)
  const stop = () => {
    setForm(undefined)
    setAdding(false)
  }
  const begin = (row: CheckRow, move: Move) => {
    const edit = () => {
      opened.close()
      setForm({ id: row.id })
    }
    if (move === 'edit') edit()
    else if (move === 'takeOver') takeOver(row, edit)
    else if (move === 'delete')
      confirm({ title: t('checks.deleteAsk'), danger: true }, async () => {
        await remove.mutateAsync({ id: row.id, version: row.version })
        opened.close()
      })
    else setMoving({ row, move })
  }
  const moveOf = (row: CheckRow, move: Move): RowAction => ({
    // What its author has signed is changed, not filled in.
    text: move === 'edit' && row.awaits_second ? t('ui.edit') : t(`checks.move.${move}`),
    path: movePath[move],
    ...(move === 'edit' ? { body: { id: row.id } } : move === 'takeOver' ? { body: { table: 'security_check' } } : {}),
    danger: move === 'revoke' || move === 'delete',
    onClick: () => begin(row, move),
  })
  const moves = (row: CheckRow): RowAction[] => [
    ...row.allowed.map((move) => moveOf(row, move)),
    ...row.barred.map(({ move, why }) => ({ ...moveOf(row, move), why })),
  ]
  const actions = (row: CheckRow): RowAction[] => [
    ...moves(row),
    { text: t('ui.details'), path: 'SecurityCheck/Get', onClick: () => opened.show(row) },
  ]
  return (
    <>
      {mayAdd && (
        <CheckDay
          onStart={(session) => setForm({ session })}
          onEdit={(draft) => setForm({ id: draft })}
          onSign={(check) => setMoving({ row: check, move: 'sign' })}
          onOpen={(check) => opened.show({ id: check })}
        />
      )}
      <RegisterPage
        name="SecurityItemList.register"
        register={register}
        shape={checkShape}
        columns={columns}
        onOpen={opened.show}
        actions={actions}
        hint={t('checks.keywords')}
        fields={<CheckFilters />}
        flags={{
          mine: t('checks.mine'),
          unconfirmed: t('checks.unconfirmed'),
          filed: t('checks.filed'),
          abnormal_item_id: t('checks.abnormalItem'),
          include_child: t('checks.unitAlone'),
          backfill: t('checks.backfill'),
        }}
        add={{ path: 'SecurityCheck/GetBlank', text: t('checks.add'), onClick: () => setForm({}) }}
        about={t('checks.about')}
        batch={printing.batch}
        tools={
          <>
            <ExportTool controller="SecurityCheck" register={register} columns={columns} />
            {printing.tool}
            {tools}
            <RecycleTool table="security_check" refreshes="SecurityCheck" />
          </>
        }
      />
      {start && (
        <CheckForm
          start={start}
          onTaken={(taken) => {
            stop()
            opened.show({ id: taken })
            void message.info(t('checks.taken'))
          }}
          onClose={stop}
        />
      )}
      {moving?.move === 'confirm' && <CheckConfirm row={moving.row} onClose={() => setMoving(undefined)} />}
      {moving && moving.move !== 'confirm' && (
        <CheckMove row={moving.row} move={moving.move} onClose={() => setMoving(undefined)} />
      )}
      {printing.sheet}
      {opened.id && !start && (
        <CheckDetail id={opened.id} moves={moves} print={printing.one(opened.id)} beside={opened.beside} />
      )}
    </>
  )
}
