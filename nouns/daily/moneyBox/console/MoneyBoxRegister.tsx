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
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import BookletTool from './BookletTool.tsx'
import MoneyBoxDay from './MoneyBoxDay.tsx'
import MoneyBoxDetail from './MoneyBoxDetail.tsx'
import MoneyBoxFilters from './MoneyBoxFilters.tsx'
import MoneyBoxForm, { type MoneyBoxStart } from './MoneyBoxForm.tsx'
import MoneyBoxMove from './MoneyBoxMove.tsx'
import MoneyBoxPrint from './MoneyBoxPrint.tsx'
import { type MoneyBoxRow, type Move, moneyBoxShape, moneyBoxSorts, movePath } from './moneyBoxList.ts'
import { useMoneyBoxColumns } from './useMoneyBoxColumns.tsx'

/** The register of escort handovers (domain 4.4), with the day of the own outlet above it. */
export default function MoneyBoxRegister() {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const register = useRegister('MoneyBox/GetPageList', moneyBoxShape, moneyBoxSorts)
  const columns = useMoneyBoxColumns()
  const mayAdd = useMayCall()('MoneyBox/GetBlank')
  const confirm = useConfirm()
  const remove = useAction('MoneyBox/Delete')
  const [moving, setMoving] = useState<{ id: number; move: Move }>()
  const [form, setForm] = useState<MoneyBoxStart>()
  const [asked] = useParam('new')
  const [adding, setAdding] = useAdding('MoneyBox/GetBlank')
  const opened = useOpened(register)
  const takeOver = useTakeOver('money_box', 'MoneyBox')
  const printing = usePrinting('MoneyBox/GetPrintList', register.filters, (print) => <MoneyBoxPrint {...print} />)

  // A link may say which type it means: `new=2`; `new=due` is the handover of this hour.
  const start = form ?? (adding ? { handover_type: Number(asked) || undefined } : undefined)
  const stop = () => {
    setForm(undefined)
    setAdding(false)
  }
  const begin = (row: MoneyBoxRow, move: Move) => {
    const edit = () => {
      opened.close()
      setForm({ id: row.id })
    }
    if (move === 'edit') edit()
    else if (move === 'takeOver') takeOver(row, edit)
    else if (move === 'delete')
      confirm({ title: t('moneyBox.deleteAsk'), danger: true }, async () => {
        await remove.mutateAsync({ id: row.id, version: row.version })
        opened.close()
      })
    else setMoving({ id: row.id, move })
  }
  const moves = (row: MoneyBoxRow): RowAction[] =>
    row.allowed.map((move) => ({
      text: t(`moneyBox.move.${move}`),
      path: movePath[move],
      ...(move === 'edit' ? { body: { id: row.id } } : move === 'takeOver' ? { body: { table: 'money_box' } } : {}),
      danger: move === 'reject' || move === 'delete' || move === 'dispute',
      onClick: () => begin(row, move),
    }))
  const actions = (row: MoneyBoxRow): RowAction[] => [
    ...moves(row),
    { text: t('ui.details'), path: 'MoneyBox/Get', onClick: () => opened.show(row) },
  ]
  return (
    <>
      {mayAdd && (
        <MoneyBoxDay
          onStart={(handover_type) => setForm({ handover_type })}
          onEdit={(id) => setForm({ id })}
          onOpen={(id) => opened.show({ id })}
        />
      )}
      <RegisterPage
        name="EscortList.register"
        register={register}
        shape={moneyBoxShape}
        columns={columns}
        onOpen={opened.show}
        actions={actions}
        hint={t('moneyBox.keywords')}
        fields={<MoneyBoxFilters />}
        flags={{
          mine: t('moneyBox.mine'),
          special: t('moneyBox.special'),
          include_child: t('moneyBox.unitAlone'),
          backfill: t('moneyBox.backfill'),
        }}
        add={{ path: 'MoneyBox/GetBlank', text: t('moneyBox.add'), onClick: () => setForm({}) }}
        about={t('moneyBox.about')}
        batch={printing.batch}
        tools={
          <>
            <ExportTool controller="MoneyBox" register={register} columns={columns} />
            {printing.tool}
            <BookletTool />
            <RecycleTool table="money_box" refreshes="MoneyBox" />
          </>
        }
      />
      {start && (
        <MoneyBoxForm
          start={start}
          onTaken={(taken) => {
            stop()
            opened.show({ id: taken })
            void message.info(t('moneyBox.taken'))
          }}
          onReject={(id) => {
            stop()
            setMoving({ id, move: 'reject' })
          }}
          onClose={stop}
        />
      )}
      {moving && <MoneyBoxMove {...moving} onClose={() => setMoving(undefined)} />}
      {printing.sheet}
      {opened.id && !start && (
        <MoneyBoxDetail id={opened.id} moves={moves} print={printing.one(opened.id)} beside={opened.beside} />
      )}
    </>
  )
}
