import { useMayCall } from '@shouya/console/api/can.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import Filter from '@shouya/console/noun/Filter.tsx'
import NounPage from '@shouya/console/noun/NounPage.tsx'
import NounRecord from '@shouya/console/noun/NounRecord.tsx'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import FlagSelect from '@shouya/console/ui/FlagSelect.tsx'
import PersonSelect from '@shouya/console/ui/PersonSelect.tsx'
import { usePrinting } from '@shouya/console/ui/paper/usePrinting.tsx'
import { useRecordPage } from '@shouya/console/ui/record/useRecordPage.ts'
import RecycleTool from '@shouya/console/ui/recycle/RecycleTool.tsx'
import { useDictLabel } from '@shouya/console/ui/useDict.ts'
import { useParam } from '@shouya/console/ui/useParam.ts'
import { useRemove } from '@shouya/console/ui/useRemove.ts'
import { useTakeOver } from '@shouya/console/ui/useTakeOver.ts'
import { App, Form } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import ResultFacts from '../../../rectify/answer/console/ResultFacts.tsx'
import { securityCheck, sessions } from '../noun.ts'
import CheckConfirm from './CheckConfirm.tsx'
import CheckDay from './CheckDay.tsx'
import CheckFacts from './CheckFacts.tsx'
import CheckForm, { type CheckStart } from './CheckForm.tsx'
import CheckMove from './CheckMove.tsx'
import CheckPrint from './CheckPrint.tsx'
import CheckSigns from './CheckSigns.tsx'
import CheckStatus from './CheckStatus.tsx'
import { type CheckRow, checkShape, type Move } from './checkList.ts'
import KnownLine from './KnownLine.tsx'
import RequestRepair from './RequestRepair.tsx'
import { useCheckColumns } from './useCheckColumns.tsx'

const { table } = securityCheck

/** The register of daily checks, below the outlet's day. */
export default function CheckRegister({ tools }: { tools?: ReactNode }) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const register = useRegister('SecurityCheck/GetPageList', checkShape, securityCheck.query.sorts)
  const word = useDictLabel('check_session')
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
      <NounPage
        of={securityCheck}
        page={page}
        name="SecurityItemList.register"
        register={register}
        shape={checkShape}
        columns={useCheckColumns()}
        begin={begin}
        // A check that its author has signed is changed; an unsigned draft is filled in.
        called={(row, actions) =>
          row.awaits_second
            ? actions.map((action) =>
                action.path === 'SecurityCheck/Save' ? { ...action, text: t('ui.edit') } : action,
              )
            : actions
        }
        fields={<Filters />}
        flags={{ abnormal_item_id: t('securityCheck.abnormalItem') }}
        printing={printing}
        tools={
          <>
            {tools}
            <RecycleTool table={table} refreshes="SecurityCheck" />
          </>
        }
        onAdd={() => enter({})}
        // A link may name the session: `new=3`; `new=due` is that of this hour.
        form={form({ session: sessions.find((session) => String(session) === asked) })}
        detail={(record) => (
          <NounRecord
            {...record}
            of={securityCheck}
            get="SecurityCheck/Get"
            name={({ biz_date, session }) => `${biz_date} ${word(session)}`}
            status={(row) => <CheckStatus row={row} />}
            tabs={(row) => [
              {
                key: 'results',
                label: t('securityCheck.findings'),
                children: (
                  <>
                    <ResultFacts results={row.results} known={(item) => <KnownLine item={item} dept={row.dept_id} />} />
                    {row.abnormal_count > 0 && <RequestRepair check={row.id} />}
                  </>
                ),
              },
              { key: 'facts', label: t('ui.facts'), children: <CheckFacts row={row} /> },
              { key: 'signs', label: t('ui.signs'), children: <CheckSigns row={row} /> },
            ]}
          />
        )}
      />
    </>
  )
}

/** The query of the register (domain 4.2). */
function Filters() {
  const { t } = useTranslation()
  const { data: people } = useRead('SecurityCheck/GetPersonList', {})
  return (
    <>
      <Filter of="biz_date" />
      <Filter of="session" />
      <Filter of="dept_name" />
      <Filter of="status" />
      <Filter of="overall_result" />
      <Filter of="is_overdue">
        <FlagSelect label={t('securityCheck.overdueOnly')} />
      </Filter>
      <Form.Item name="user_id" label={t('securityCheck.field.checker_user_name')}>
        <PersonSelect people={people} placeholder={t('common.all')} />
      </Form.Item>
    </>
  )
}
