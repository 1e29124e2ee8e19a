import { useAction } from '@shouya/console/api/useAction.ts'
import { mark } from '@shouya/console/i18n/language.ts'
import RecordPage from '@shouya/console/noun/RecordPage.tsx'
import ExportTool from '@shouya/console/registers/ExportTool.tsx'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import DictSelect from '@shouya/console/ui/DictSelect.tsx'
import OperationButton from '@shouya/console/ui/OperationButton.tsx'
import type { RowAction } from '@shouya/console/ui/RowActions.tsx'
import { useRecordPage } from '@shouya/console/ui/record/useRecordPage.ts'
import RecycleTool from '@shouya/console/ui/recycle/RecycleTool.tsx'
import { useConfirm } from '@shouya/console/ui/useConfirm.ts'
import { useRemove } from '@shouya/console/ui/useRemove.ts'
import { App, Form, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import UnitSelect from '../../console/UnitSelect.tsx'
import BoxDetail from './BoxDetail.tsx'
import BoxForm from './BoxForm.tsx'
import { type BoxRow, boxShape, boxSorts, boxStates, SCRAPPED } from './boxList.ts'
import { useBoxColumns } from './useBoxColumns.tsx'

/** Boxes, bags and cassettes, and where they are (domain 3.4). */
export default function BoxRegister() {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const confirm = useConfirm()
  const register = useRegister('Escort/GetBoxPageList', boxShape, boxSorts)
  const columns = useBoxColumns()
  const remove = useRemove('Escort/DeleteBox')
  const page = useRecordPage(register, 'Escort/GetBox', 'Escort/SaveBox')
  const edit = (row: BoxRow) => void page.askWith(row, (box, onClose) => <BoxForm row={box} onClose={onClose} />)
  const receive = useAction('Escort/ReceiveBoxes', {
    onSuccess: ({ received }) => {
      // What was chosen is not on its way any more.
      register.select([])
      void message.success(t('escortPlan.box.received', { count: received }))
    },
  })
  const confirmReceipt = (rows: readonly BoxRow[]) =>
    confirm(
      {
        title: t('escortPlan.box.receiveAsk', { boxes: rows.map(({ box_no }) => box_no).join(mark('、')) }),
        danger: false,
      },
      () => receive.mutateAsync({ ids: rows.map(({ id }) => id) }),
    )
  const moves = (row: BoxRow): RowAction[] => [
    ...(row.receivable
      ? [
          {
            text: t('escortPlan.box.receive'),
            path: 'Escort/ReceiveBoxes' as const,
            onClick: () => void confirmReceipt([row]),
          },
        ]
      : []),
    ...(row.status === SCRAPPED
      ? []
      : [{ text: t('ui.edit'), path: 'Escort/SaveBox' as const, body: { id: row.id }, onClick: () => edit(row) }]),
    {
      text: t('ui.delete'),
      path: 'Escort/DeleteBox',
      danger: true,
      onClick: () => remove(row, { title: t('escortPlan.box.removeAsk', { name: row.box_no }) }, page.opened.close),
    },
  ]
  return (
    <RecordPage
      page={page}
      name="EscortBox.list"
      register={register}
      shape={boxShape}
      columns={columns}
      moves={moves}
      hint={t('escortPlan.box.keywords')}
      about={t('escortPlan.box.about')}
      batch={(rows) => {
        const coming = rows.filter(({ receivable }) => receivable)
        return (
          coming.length > 0 && (
            <OperationButton path="Escort/ReceiveBoxes" onClick={() => void confirmReceipt(coming)}>
              {t('escortPlan.box.receive')}
            </OperationButton>
          )
        )
      }}
      flags={{ include_child: t('escortPlan.box.unitAlone') }}
      fields={
        <>
          <Form.Item name="dept_id" label={t('escortPlan.box.field.dept_name')}>
            <UnitSelect placeholder={t('common.all')} />
          </Form.Item>
          <Form.Item name="position" label={t('escortPlan.box.field.position')}>
            <DictSelect dict="box_position" multiple placeholder={t('common.all')} />
          </Form.Item>
          <Form.Item name="box_type" label={t('escortPlan.box.field.box_type')}>
            <DictSelect dict="box_type" multiple placeholder={t('common.all')} />
          </Form.Item>
          <Form.Item name="status" label={t('escortPlan.box.field.status')}>
            <Select
              mode="multiple"
              allowClear
              placeholder={t('common.all')}
              options={boxStates.map(({ value, name }) => ({ value, label: t(`escortPlan.box.state.${name}`) }))}
            />
          </Form.Item>
        </>
      }
      tools={
        <>
          <ExportTool controller="EscortBox" register={register} columns={columns} />
          <RecycleTool table="box" refreshes="Escort" />
        </>
      }
      add={t('escortPlan.box.add')}
      form={(onClose) => <BoxForm unit={register.query.filters.dept_id} onClose={onClose} />}
      detail={(record) => <BoxDetail {...record} />}
    />
  )
}
