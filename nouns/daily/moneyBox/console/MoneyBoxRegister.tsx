import { useMayCall } from '@shouya/console/api/can.ts'
import NounPage from '@shouya/console/noun/NounPage.tsx'
import NounRecord from '@shouya/console/noun/NounRecord.tsx'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import { usePrinting } from '@shouya/console/ui/paper/usePrinting.tsx'
import { useRecordPage } from '@shouya/console/ui/record/useRecordPage.ts'
import RecycleTool from '@shouya/console/ui/recycle/RecycleTool.tsx'
import { useDictLabel } from '@shouya/console/ui/useDict.ts'
import { useParam } from '@shouya/console/ui/useParam.ts'
import { useRemove } from '@shouya/console/ui/useRemove.ts'
import { useTakeOver } from '@shouya/console/ui/useTakeOver.ts'
import { App } from 'antd'
import { useTranslation } from 'react-i18next'
import { moneyBox } from '../noun.ts'
import BookletTool from './BookletTool.tsx'
import MoneyBoxDay from './MoneyBoxDay.tsx'
import MoneyBoxFacts from './MoneyBoxFacts.tsx'
import MoneyBoxFilters from './MoneyBoxFilters.tsx'
import MoneyBoxForm, { type MoneyBoxStart } from './MoneyBoxForm.tsx'
import MoneyBoxMove from './MoneyBoxMove.tsx'
import MoneyBoxParts from './MoneyBoxParts.tsx'
import MoneyBoxPrint from './MoneyBoxPrint.tsx'
import MoneyBoxSigns from './MoneyBoxSigns.tsx'
import { type MoneyBoxRow, type Move, moneyBoxShape } from './moneyBoxList.ts'
import { useMoneyBoxColumns } from './useMoneyBoxColumns.tsx'

/** The register of escort handovers (domain 4.4), below the outlet's day. */
export default function MoneyBoxRegister() {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const register = useRegister('MoneyBox/GetPageList', moneyBoxShape, moneyBox.query.sorts)
  const word = useDictLabel('handover_type')
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
  return (
    <>
      {mayAdd && (
        <MoneyBoxDay
          onStart={(handover_type) => enter({ handover_type })}
          onEdit={(id) => enter({ id })}
          onOpen={(id) => page.opened.show({ id })}
        />
      )}
      <NounPage
        of={moneyBox}
        page={page}
        name="EscortList.register"
        register={register}
        shape={moneyBoxShape}
        columns={useMoneyBoxColumns()}
        begin={begin}
        fields={<MoneyBoxFilters />}
        printing={printing}
        tools={
          <>
            <BookletTool />
            <RecycleTool table="money_box" refreshes="MoneyBox" />
          </>
        }
        onAdd={() => enter({})}
        // A link may name the type: `new=2`; `new=due` is the handover of this hour.
        form={form({ handover_type: Number(asked) || undefined })}
        detail={(record) => (
          <NounRecord
            {...record}
            of={moneyBox}
            get="MoneyBox/Get"
            name={({ biz_date, handover_type }) => `${biz_date} ${word(handover_type)}`}
            status={({ status }) => <DictTag dict="handover_status" value={status} />}
            tabs={(row) => [
              { key: 'parts', label: t('moneyBox.parts'), children: <MoneyBoxParts row={row} /> },
              { key: 'facts', label: t('ui.facts'), children: <MoneyBoxFacts row={row} /> },
              { key: 'signs', label: t('ui.signs'), children: <MoneyBoxSigns row={row} /> },
            ]}
          />
        )}
      />
    </>
  )
}
