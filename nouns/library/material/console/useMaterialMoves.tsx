import { call } from '@shouya/console/api/call.ts'
import { useAction } from '@shouya/console/api/useAction.ts'
import MoveForm from '@shouya/console/noun/MoveForm.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import ReasonItem from '@shouya/console/ui/ReasonItem.tsx'
import TimeInput from '@shouya/console/ui/TimeInput.tsx'
import { useConfirm } from '@shouya/console/ui/useConfirm.ts'
import type { Ask } from '@shouya/console/ui/useDialog.tsx'
import { useRemove } from '@shouya/console/ui/useRemove.ts'
import { Alert, App, Checkbox, Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { material } from '../noun.ts'
import MaterialForm from './MaterialForm.tsx'
import MaterialReceipts from './MaterialReceipts.tsx'
import type { MaterialRow, MaterialType } from './materialList.ts'

type Move = MaterialRow['allowed'][number]

/** Begins a move of a document: asks for confirmation, or opens its form. `close` leaves a record that is gone. */
export function useMaterialMoves(ask: Ask, close: () => void): (row: MaterialRow, move: Move) => void {
  const { t } = useTranslation()
  const { choice } = useNounWords(material)
  const { message } = App.useApp()
  const confirm = useConfirm()
  const publish = useAction('File/Publish', { onSuccess: () => message.success(t('material.published')) })
  const submit = useAction('File/Submit', { onSuccess: () => message.success(t('material.submitted')) })
  const remove = useRemove('File/Delete')
  return (row, move) => {
    const { id, version, title, visible_type } = row
    const to = choice('visible_type', visible_type)
    const form = { of: material, row, name: title }
    const begin: Record<Move, () => void> = {
      edit: async () => {
        const record = await call('File/Get', { id })
        ask((onClose) => <MaterialForm type={row.type as MaterialType} row={record} onClose={onClose} />)
      },
      submit: () =>
        confirm(
          { title: t('material.submitAsk', { title }), content: t('material.submitSays', { to }), danger: false },
          () => submit.mutateAsync({ id, version }),
        ),
      publish: () =>
        confirm(
          { title: t('material.publishAsk', { title }), content: t('material.publishSays', { to }), danger: false },
          () => publish.mutateAsync({ id, version }),
        ),
      return: () =>
        ask((onClose) => (
          <MoveForm {...form} move="return" onClose={onClose}>
            <ReasonItem label={t('material.field.return_reason')} />
          </MoveForm>
        )),
      unpublish: () =>
        ask((onClose) => (
          <MoveForm {...form} move="unpublish" refreshes={['Remind']} onClose={onClose}>
            <Alert type="warning" showIcon className="ui-wide ui-hint" title={t('material.unpublishSays')} />
            <ReasonItem label={t('material.field.unpublish_reason')} />
          </MoveForm>
        )),
      top: () =>
        ask((onClose) => (
          <MoveForm
            {...form}
            move="top"
            initial={{ is_top: true, top_end: row.top_end }}
            toBody={({ is_top, top_end }) => ({ is_top, top_end: is_top ? (top_end ?? null) : null })}
            onClose={onClose}
          >
            <TopFields />
          </MoveForm>
        )),
      receipt: () => ask((onClose) => <MaterialReceipts id={id} onClose={onClose} />),
      delete: () => remove(row, { title: t('material.deleteAsk'), content: title }, close),
    }
    begin[move]()
  }
}

function TopFields() {
  const { t } = useTranslation()
  const isTop = Form.useWatch<boolean | undefined>('is_top')
  return (
    <>
      <Form.Item name="is_top" valuePropName="checked" className="ui-wide">
        <Checkbox>{t('material.onTop')}</Checkbox>
      </Form.Item>
      {isTop && (
        <Form.Item
          name="top_end"
          label={t('material.field.top_end')}
          extra={t('material.topEndHint')}
          className="ui-wide"
        >
          <TimeInput time />
        </Form.Item>
      )}
    </>
  )
}
