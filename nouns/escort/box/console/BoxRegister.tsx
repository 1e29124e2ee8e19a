import { useAction } from '@shouya/console/api/useAction.ts'
import { mark } from '@shouya/console/i18n/language.ts'
import RecordPage from '@shouya/console/noun/RecordPage.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
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
import { box } from '../noun.ts'
import BoxDetail from './BoxDetail.tsx'
import BoxForm from './BoxForm.tsx'
import { type BoxRow, boxShape, boxSorts } from './boxList.ts'
import { useBoxColumns } from './useBoxColumns.tsx'

/** Boxes, bags and cassettes, and where they are (domain 3.4). */
export default function BoxRegister() {
  const { t } = useTranslation()
  const { choice } = useNounWords(box)
  const { message } = App.useApp()
  const confirm = useConfirm()
  const register = useRegister('Escort/GetBoxPageList', boxShape, boxSorts)
  const columns = useBoxColumns()
  const remove = useRemove('Escort/DeleteBox')
  const page = useRecordPage(register, 'Escort/GetBox', 'Escort/SaveBox')
  const edit = (row: BoxRow) => void page.askWith(row, (found, onClose) => <BoxForm row={found} onClose={onClose} />)
  const receive = useAction('Escort/ReceiveBoxes', {
    onSuccess: ({ received }) => {
      // What was chosen is not on its way any more.
      register.select([])
      void message.success(t('box.received', { count: received }))
    },
  })
  const confirmReceipt = (rows: readonly BoxRow[]) =>
    confirm(
      {
        title: t('box.receiveAsk', { boxes: rows.map(({ box_no }) => box_no).join(mark('、')) }),
        danger: false,
      },
      () => receive.mutateAsync({ ids: rows.map(({ id }) => id) }),
    )
  const moves = (row: BoxRow): RowAction[] => [
    ...(row.receivable
      ? [
          {
            text: t('box.receive'),
            path: 'Escort/ReceiveBoxes' as const,
            onClick: () => void confirmReceipt([row]),
          },
        ]
      : []),
    ...(row.status === box.states.codes.scrapped
      ? []
      : [{ text: t('ui.edit'), path: 'Escort/SaveBox' as const, body: { id: row.id }, onClick: () => edit(row) }]),
    {
      text: t('ui.delete'),
      path: 'Escort/DeleteBox',
      danger: true,
      onClick: () => remove(row, { title: t('box.removeAsk', { name: row.box_no }) }, page.opened.close),
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
      hint={t('box.keywords')}
      about={t('box.about')}
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
      flags={{ include_child: t('box.unitAlone') }}
      fields={
        <>
          <Form.Item name="dept_id" label={t('box.field.dept_name')}>
            <UnitSelect placeholder={t('common.all')} />
          </Form.Item>
          <Form.Item name="position" label={t('box.field.position')}>
            <DictSelect dict="box_position" multiple placeholder={t('common.all')} />
          </Form.Item>
          <Form.Item name="box_type" label={t('box.field.box_type')}>
            <DictSelect dict="box_type" multiple placeholder={t('common.all')} />
          </Form.Item>
          <Form.Item name="status" label={t('box.field.status')}>
            <Select
              mode="multiple"
              allowClear
              placeholder={t('common.all')}
              options={box.fields.status.values.map((value) => ({ value, label: choice('status', value) }))}
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
      add={t('box.add')}
      form={(onClose) => <BoxForm unit={register.query.filters.dept_id} onClose={onClose} />}
      detail={(record) => <BoxDetail {...record} />}
    />
  )
}
