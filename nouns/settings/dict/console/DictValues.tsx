import { PlusOutlined } from '@ant-design/icons'
import { useAction } from '@shouya/console/api/useAction.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import { label } from '@shouya/console/i18n/label.ts'
import { useLanguage } from '@shouya/console/i18n/language.ts'
import Failure from '@shouya/console/ui/Failure.tsx'
import FoldedHistory from '@shouya/console/ui/history/FoldedHistory.tsx'
import OperationButton from '@shouya/console/ui/OperationButton.tsx'
import type { RowAction } from '@shouya/console/ui/RowActions.tsx'
import RecycleTool from '@shouya/console/ui/recycle/RecycleTool.tsx'
import { useIsPhone } from '@shouya/console/ui/useIsPhone.ts'
import { useRemove } from '@shouya/console/ui/useRemove.ts'
import { App, Drawer, Skeleton, Space } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import DictValueForm from './DictValueForm.tsx'
import DictValueList from './DictValueList.tsx'
import { type DictType, type DictValue, typeName } from './dictRows.ts'

/** All values of one dictionary, in their order. */
export default function DictValues({ type, onClose }: { type: DictType; onClose: () => void }) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const phone = useIsPhone()
  const lang = useLanguage((state) => state.lang)
  const [open, setOpen] = useState(true)
  const [form, setForm] = useState<{ row?: DictValue }>()
  const { data, error, refetch } = useRead('Dict/GetDataList', { dict_code: type.dict_code })
  const save = useAction('Dict/SaveData', { onSuccess: () => message.success(t('common.saved')) })
  const remove = useRemove('Dict/DeleteData')

  const drop = (row: DictValue) =>
    remove(
      row,
      { title: t('dict.deleteAsk', { name: label(lang, row.label_cn, row.label_hk, row.label_us) }) },
      () => void message.success(t('common.deleted')),
    )
  const turn = ({ is_builtin: _, ...row }: DictValue) => save.mutate({ ...row, status: row.status === 1 ? 0 : 1 })
  const actions = (row: DictValue): RowAction[] => [
    { text: t('ui.edit'), path: 'Dict/SaveData', body: { id: row.id }, onClick: () => setForm({ row }) },
    {
      text: row.status === 1 ? t('dict.disable') : t('dict.enable'),
      path: 'Dict/SaveData',
      body: { id: row.id },
      onClick: () => turn(row),
    },
    ...(row.is_builtin
      ? []
      : [{ text: t('ui.delete'), path: 'Dict/DeleteData' as const, danger: true, onClick: () => drop(row) }]),
  ]
  const add = (
    <OperationButton
      path="Dict/SaveData"
      type="primary"
      icon={<PlusOutlined aria-hidden="true" />}
      onClick={() => setForm({})}
    >
      {t('dict.addValue')}
    </OperationButton>
  )
  return (
    <>
      <Drawer
        title={`${typeName(lang, type)} · ${type.dict_code}`}
        open={open}
        size={phone ? '100%' : 960}
        onClose={() => setOpen(false)}
        afterOpenChange={(shown) => !shown && onClose()}
        extra={
          !phone && (
            <Space>
              <RecycleTool table="dict_data" refreshes="Dict" />
              {add}
            </Space>
          )
        }
        footer={phone && <div className="ui-buttons">{add}</div>}
      >
        {error ? (
          <Failure error={error} onRetry={refetch} />
        ) : !data ? (
          <Skeleton active />
        ) : data.length === 0 ? (
          <p className="ui-note">{t('dict.noValues')}</p>
        ) : (
          <DictValueList rows={data} actions={actions} />
        )}
        <FoldedHistory table="dict_type" id={type.id} />
      </Drawer>
      {form && <DictValueForm {...form} dict_code={type.dict_code} onClose={() => setForm(undefined)} />}
    </>
  )
}
