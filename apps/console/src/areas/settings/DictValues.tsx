import { PlusOutlined } from '@ant-design/icons'
import { App, Drawer, Table, type TableColumnType } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../api/useAction.ts'
import { useRead } from '../../api/useRead.ts'
import DictTag from '../../ui/DictTag.tsx'
import Failure from '../../ui/Failure.tsx'
import OperationButton from '../../ui/OperationButton.tsx'
import RowActions, { type RowAction } from '../../ui/RowActions.tsx'
import { useIsPhone } from '../../ui/useIsPhone.ts'
import ColorMark from './ColorMark.tsx'
import DictValueForm from './DictValueForm.tsx'
import type { DictType, DictValue } from './dictRows.ts'

/** All values of one dictionary, in their order. */
export default function DictValues({ type, onClose }: { type: DictType; onClose: () => void }) {
  const { t } = useTranslation()
  const { modal, message } = App.useApp()
  const phone = useIsPhone()
  const [open, setOpen] = useState(true)
  const [form, setForm] = useState<{ row?: DictValue }>()
  const { data, error, isPending, refetch } = useRead('Dict/GetDataList', { dict_code: type.dict_code })
  const save = useAction('Dict/SaveData', { onSuccess: () => message.success(t('common.saved')) })
  const remove = useAction('Dict/DeleteData', { onSuccess: () => message.success(t('common.deleted')) })

  const ask = ({ id, version, label_cn }: DictValue) =>
    modal.confirm({
      title: t('settings.dict.deleteAsk', { name: label_cn }),
      okButtonProps: { danger: true },
      onOk: () => remove.mutateAsync({ id, version }).catch(() => undefined),
    })
  const turn = ({ is_builtin: _, ...row }: DictValue) => save.mutate({ ...row, status: row.status === 1 ? 0 : 1 })
  const actions = (row: DictValue): RowAction[] => [
    { text: t('ui.edit'), path: 'Dict/SaveData', body: { id: row.id }, onClick: () => setForm({ row }) },
    {
      text: row.status === 1 ? t('settings.dict.disable') : t('settings.dict.enable'),
      path: 'Dict/SaveData',
      body: { id: row.id },
      onClick: () => turn(row),
    },
    ...(row.is_builtin
      ? []
      : [{ text: t('ui.delete'), path: 'Dict/DeleteData' as const, danger: true, onClick: () => ask(row) }]),
  ]
  const columns: TableColumnType<DictValue>[] = [
    { key: 'value', dataIndex: 'value', title: t('settings.dict.value'), width: 88 },
    {
      key: 'cn',
      title: t('settings.dict.labelCn'),
      render: (_, row) => <ColorMark color={row.color}>{row.label_cn}</ColorMark>,
    },
    { key: 'hk', title: t('settings.dict.labelHk'), render: (_, row) => row.label_hk ?? '-' },
    { key: 'us', title: t('settings.dict.labelUs'), render: (_, row) => row.label_us ?? '-' },
    { key: 'sort', dataIndex: 'sort', title: t('settings.dict.sort'), width: 72, align: 'right' },
    {
      key: 'default',
      title: t('settings.dict.default'),
      width: 72,
      render: (_, row) => (row.is_default ? t('ui.yes') : '-'),
    },
    {
      key: 'status',
      title: t('settings.dict.status'),
      width: 96,
      render: (_, row) => <DictTag dict="enable" value={row.status} />,
    },
    { key: '*', title: t('registers.actions'), width: 168, render: (_, row) => <RowActions actions={actions(row)} /> },
  ]
  return (
    <>
      <Drawer
        title={`${type.dict_name} · ${type.dict_code}`}
        open={open}
        size={phone ? '100%' : 960}
        onClose={() => setOpen(false)}
        afterOpenChange={(shown) => !shown && onClose()}
        extra={
          <OperationButton path="Dict/SaveData" type="primary" icon={<PlusOutlined />} onClick={() => setForm({})}>
            {t('settings.dict.addValue')}
          </OperationButton>
        }
      >
        {error ? (
          <Failure error={error} onRetry={refetch} />
        ) : (
          <Table<DictValue>
            rowKey="id"
            size="middle"
            columns={columns}
            dataSource={data ?? []}
            loading={isPending}
            pagination={false}
            scroll={{ x: 820 }}
            locale={{ emptyText: t('settings.dict.noValues') }}
          />
        )}
      </Drawer>
      {form && <DictValueForm {...form} dict_code={type.dict_code} onClose={() => setForm(undefined)} />}
    </>
  )
}
