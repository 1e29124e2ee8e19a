import Filter from '@shouya/console/noun/Filter.tsx'
import NounPage from '@shouya/console/noun/NounPage.tsx'
import NounRecord from '@shouya/console/noun/NounRecord.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import OperationButton from '@shouya/console/ui/OperationButton.tsx'
import type { RowAction } from '@shouya/console/ui/RowActions.tsx'
import { useRecordPage } from '@shouya/console/ui/record/useRecordPage.ts'
import { useRemove } from '@shouya/console/ui/useRemove.ts'
import { Form, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import UnitSelect from '../../console/UnitSelect.tsx'
import { box } from '../noun.ts'
import BoxFacts from './BoxFacts.tsx'
import BoxForm from './BoxForm.tsx'
import BoxStatus from './BoxStatus.tsx'
import { type BoxRow, boxShape } from './boxList.ts'
import { useBoxColumns } from './useBoxColumns.tsx'
import { useReceipt } from './useReceipt.ts'

/** Boxes, bags and cassettes, and where they are (domain 3.4). */
export default function BoxRegister() {
  const { t } = useTranslation()
  const { label, choice } = useNounWords(box)
  const register = useRegister('Escort/GetBoxPageList', boxShape, box.query.sorts)
  const page = useRecordPage(register, 'Escort/GetBox', 'Escort/SaveBox')
  const remove = useRemove('Escort/DeleteBox')
  // Boxes that have come are no longer on their way.
  const confirmReceipt = useReceipt(() => register.select([]))
  const actions = (row: BoxRow): (RowAction | false)[] => [
    row.receivable && {
      text: t('box.receive'),
      path: 'Escort/ReceiveBoxes',
      onClick: () => void confirmReceipt([row]),
    },
    row.status !== box.states.codes.scrapped &&
      page.edit(row, (record, onClose) => <BoxForm row={record} onClose={onClose} />),
    {
      text: t('ui.delete'),
      path: 'Escort/DeleteBox',
      danger: true,
      onClick: () => remove(row, { title: t('box.removeAsk', { name: row.box_no }) }, page.opened.close),
    },
  ]
  return (
    <NounPage
      of={box}
      name="EscortBox.list"
      page={page}
      register={register}
      shape={boxShape}
      columns={useBoxColumns()}
      called={(row) => actions(row).filter((action) => action !== false)}
      batch={(rows) => {
        const coming = rows.filter(({ receivable }) => receivable)
        return (
          coming.length > 0 && (
            <OperationButton path="Escort/ReceiveBoxes" onClick={() => void confirmReceipt(coming)}>
              {t('box.receive')}
            </OperationButton>
          )
        )
      }}
      fields={
        <>
          <Form.Item name="dept_id" label={label('dept_name')}>
            <UnitSelect placeholder={t('common.all')} />
          </Form.Item>
          <Filter of="position" />
          <Filter of="box_type" />
          <Form.Item name="status" label={label('status')}>
            <Select
              mode="multiple"
              allowClear
              placeholder={t('common.all')}
              options={box.fields.status.values.map((value) => ({ value, label: choice('status', value) }))}
            />
          </Form.Item>
        </>
      }
      recycled
      form={(onClose) => <BoxForm unit={register.query.filters.dept_id} onClose={onClose} />}
      detail={(record) => (
        <NounRecord
          {...record}
          of={box}
          get="Escort/GetBox"
          name={(row) => row.box_no}
          status={(row) => <BoxStatus value={row.status} />}
          facts={(row) => <BoxFacts row={row} />}
        />
      )}
    />
  )
}
