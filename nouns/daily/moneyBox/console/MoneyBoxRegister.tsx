import { useMayCall } from '@shouya/console/api/can.ts'
import { movePath } from '@shouya/console/noun/movePath.ts'
import RecordPage from '@shouya/console/noun/RecordPage.tsx'
import ExportTool from '@shouya/console/registers/ExportTool.tsx'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import { usePrinting } from '@shouya/console/ui/paper/usePrinting.tsx'
import type { RowAction } from '@shouya/console/ui/RowActions.tsx'
import { useRecordPage } from '@shouya/console/ui/record/useRecordPage.ts'
import RecycleTool from '@shouya/console/ui/recycle/RecycleTool.tsx'
import { useParam } from '@shouya/console/ui/useParam.ts'
import { useRemove } from '@shouya/console/ui/useRemove.ts'
import { useTakeOver } from '@shouya/console/ui/useTakeOver.ts'
import { App } from 'antd'
import { useTranslation } from 'react-i18next'
import { moneyBox } from '../noun.ts'
import BookletTool from './BookletTool.tsx'
import MoneyBoxDay from './MoneyBoxDay.tsx'
import MoneyBoxDetail from './MoneyBoxDetail.tsx'
import MoneyBoxFilters from './MoneyBoxFilters.tsx'
import MoneyBoxForm, { type MoneyBoxStart } from './MoneyBoxForm.tsx'
import MoneyBoxMove from './MoneyBoxMove.tsx'
import MoneyBoxPrint from './MoneyBoxPrint.tsx'
import { type MoneyBoxRow, type Move, moneyBoxShape, moneyBoxSorts } from './moneyBoxList.ts'
import { useMoneyBoxColumns } from './useMoneyBoxColumns.tsx'

/** The register of escort handovers (domain 4.4), with the day of the own outlet above it. */
export default function MoneyBoxRegister() {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const register = useRegister('MoneyBox/GetPageList', moneyBoxShape, moneyBoxSorts)
  const columns = useMoneyBoxColumns()
  const mayAdd = useMayCall()('MoneyBox/GetBlank')
  const remove = useRemove('MoneyBox/Delete')
  const [asked] = useParam('new')
  const page = useRecordPage(register, 'MoneyBox/Get', 'MoneyBox/GetBlank')
  const takeOver = useTakeOver('money_box', 'MoneyBox')
  const printing = usePrinting('MoneyBox/GetPrintList', register.filters, (print) => <MoneyBoxPrint {...print} />)

  const moveOn = (id: number, move: Move) =>
    page.ask((onClose) => <MoneyBoxMove id={id} move={move} onClose={onClose} />)
  const form = (start: MoneyBoxStart) => (onClose: () => void) => (
    <MoneyBoxForm
      start={start}
      onTaken={(taken) => {
        onClose()
        page.opened.show({ id: taken })
        void message.info(t('moneyBox.taken'))
      }}
      onReject={(id) => {
        onClose()
        moveOn(id, 'reject')
      }}
      onClose={onClose}
    />
  )
  const enter = (start: MoneyBoxStart) => {
    page.opened.close()
    page.ask(form(start))
  }
  const begin = (row: MoneyBoxRow, move: Move) => {
    const edit = () => enter({ id: row.id })
    if (move === 'edit') edit()
    else if (move === 'takeOver') takeOver(row, edit)
    else if (move === 'delete') remove(row, { title: t('moneyBox.deleteAsk') }, page.opened.close)
    else moveOn(row.id, move)
  }
  const moves = (row: MoneyBoxRow): RowAction[] =>
    row.allowed.map((move) => ({
      text: t(`moneyBox.move.${move}`),
      path: movePath(moneyBox, move),
      ...(move === 'edit' ? { body: { id: row.id } } : move === 'takeOver' ? { body: { table: 'money_box' } } : {}),
      danger: move === 'reject' || move === 'delete' || move === 'dispute',
      onClick: () => begin(row, move),
    }))
  return (
    <>
      {mayAdd && (
        <MoneyBoxDay
          onStart={(handover_type) => enter({ handover_type })}
          onEdit={(id) => enter({ id })}
          onOpen={(id) => page.opened.show({ id })}
        />
      )}
      <RecordPage
        page={page}
        name="EscortList.register"
        register={register}
        shape={moneyBoxShape}
        columns={columns}
        moves={moves}
        hint={t('moneyBox.keywords')}
        fields={<MoneyBoxFilters />}
        flags={{
          mine: t('moneyBox.mine'),
          special: t('moneyBox.special'),
          include_child: t('moneyBox.unitAlone'),
          backfill: t('moneyBox.field.is_backfill'),
        }}
        about={t('moneyBox.about')}
        printing={printing}
        tools={
          <>
            <ExportTool controller="MoneyBox" register={register} columns={columns} />
            {printing.tool}
            <BookletTool />
            <RecycleTool table="money_box" refreshes="MoneyBox" />
          </>
        }
        add={t('moneyBox.add')}
        onAdd={() => enter({})}
        // A link may say which type it means: `new=2`; `new=due` is the handover of this hour.
        form={form({ handover_type: Number(asked) || undefined })}
        detail={(record) => <MoneyBoxDetail {...record} />}
      />
    </>
  )
}
