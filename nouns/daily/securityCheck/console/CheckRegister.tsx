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
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { securityCheck, sessions } from '../noun.ts'
import CheckConfirm from './CheckConfirm.tsx'
import CheckDay from './CheckDay.tsx'
import CheckDetail from './CheckDetail.tsx'
import CheckFilters from './CheckFilters.tsx'
import CheckForm, { type CheckStart } from './CheckForm.tsx'
import CheckMove from './CheckMove.tsx'
import CheckPrint from './CheckPrint.tsx'
import { type CheckRow, checkShape, checkSorts, type Move } from './checkList.ts'
import { useCheckColumns } from './useCheckColumns.tsx'

const { table } = securityCheck

/** The register of daily checks, with the day of the own outlet above it. */
export default function CheckRegister({ tools }: { tools?: ReactNode }) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const register = useRegister('SecurityCheck/GetPageList', checkShape, checkSorts)
  const columns = useCheckColumns()
  const mayAdd = useMayCall()('SecurityCheck/GetBlank')
  const remove = useRemove('SecurityCheck/Delete')
  const [asked] = useParam('new')
  const page = useRecordPage(register, 'SecurityCheck/Get', 'SecurityCheck/GetBlank')
  const takeOver = useTakeOver(table, 'SecurityCheck')
  const printing = usePrinting('SecurityCheck/GetPrintList', register.filters, (print) => <CheckPrint {...print} />)

  const form = (start: CheckStart) => (onClose: () => void) => (
    <CheckForm
      start={start}
      onTaken={(taken) => {
        onClose()
        page.opened.show({ id: taken })
        void message.info(t('securityCheck.taken'))
      }}
      onClose={onClose}
    />
  )
  const enter = (start: CheckStart) => {
    page.opened.close()
    page.ask(form(start))
  }
  const moveOn = (row: CheckRow, move: 'sign' | 'revoke') =>
    page.ask((onClose) => <CheckMove row={row} move={move} onClose={onClose} />)
  const begin = (row: CheckRow, move: Move) => {
    const edit = () => enter({ id: row.id })
    if (move === 'edit') edit()
    else if (move === 'takeOver') takeOver(row, edit)
    else if (move === 'delete') remove(row, { title: t('securityCheck.deleteAsk') }, page.opened.close)
    else if (move === 'confirm') page.ask((onClose) => <CheckConfirm row={row} onClose={onClose} />)
    else moveOn(row, move)
  }
  const moveOf = (row: CheckRow, move: Move): RowAction => ({
    // What its author has signed is changed, not filled in.
    text: move === 'edit' && row.awaits_second ? t('ui.edit') : t(`securityCheck.move.${move}`),
    path: movePath(securityCheck, move),
    ...(move === 'edit' ? { body: { id: row.id } } : move === 'takeOver' ? { body: { table } } : {}),
    danger: move === 'revoke' || move === 'delete',
    onClick: () => begin(row, move),
  })
  const moves = (row: CheckRow): RowAction[] => [
    ...row.allowed.map((move) => moveOf(row, move)),
    ...row.barred.map(({ move, why }) => ({ ...moveOf(row, move), why })),
  ]
  return (
    <>
      {mayAdd && (
        <CheckDay
          onStart={(session) => enter({ session })}
          onEdit={(draft) => enter({ id: draft })}
          onSign={(check) => moveOn(check, 'sign')}
          onOpen={(check) => page.opened.show({ id: check })}
        />
      )}
      <RecordPage
        page={page}
        name="SecurityItemList.register"
        register={register}
        shape={checkShape}
        columns={columns}
        moves={moves}
        hint={t('securityCheck.keywords')}
        fields={<CheckFilters />}
        flags={{
          mine: t('securityCheck.mine'),
          unconfirmed: t('securityCheck.unconfirmed'),
          filed: t('securityCheck.filed'),
          abnormal_item_id: t('securityCheck.abnormalItem'),
          include_child: t('securityCheck.unitAlone'),
          backfill: t('securityCheck.field.is_backfill'),
        }}
        about={t('securityCheck.about')}
        printing={printing}
        tools={
          <>
            <ExportTool controller="SecurityCheck" register={register} columns={columns} />
            {printing.tool}
            {tools}
            <RecycleTool table={table} refreshes="SecurityCheck" />
          </>
        }
        add={t('securityCheck.add')}
        onAdd={() => enter({})}
        // A link may say which session it means: `new=3`; `new=due` is the one of this hour.
        form={form({ session: sessions.find((session) => String(session) === asked) })}
        detail={(record) => <CheckDetail {...record} />}
      />
    </>
  )
}
