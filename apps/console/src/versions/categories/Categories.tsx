import { PlusOutlined } from '@ant-design/icons'
import { App, Drawer, Skeleton, Table } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../api/useAction.ts'
import { useRead } from '../../api/useRead.ts'
import DictTag from '../../ui/DictTag.tsx'
import Failure from '../../ui/Failure.tsx'
import OperationButton from '../../ui/OperationButton.tsx'
import RowActions, { type RowAction } from '../../ui/RowActions.tsx'
import { useConfirm } from '../../ui/useConfirm.ts'
import { useIsPhone } from '../../ui/useIsPhone.ts'
import CategoryForm from './CategoryForm.tsx'
import { type Category, heldBy, type Owner } from './owner.ts'

type Props = { of: Owner; onClose: () => void }

/** The categories of forms, flows or consumables. */
export default function Categories({ of, onClose }: Props) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const confirm = useConfirm()
  const phone = useIsPhone()
  const [open, setOpen] = useState(true)
  const [form, setForm] = useState<{ row?: Category }>()
  const { data, error, refetch } = useRead(`${of}/GetCategoryList`, {})
  const remove = useAction(`${of}/DeleteCategory`, { onSuccess: () => message.success(t('common.deleted')) })

  const actions = (row: Category): RowAction[] => [
    { text: t('ui.edit'), path: `${of}/SaveCategory`, body: { id: row.id }, onClick: () => setForm({ row }) },
    // The server refuses to delete one with members.
    ...(heldBy(row) > 0
      ? []
      : [
          {
            text: t('ui.delete'),
            path: `${of}/DeleteCategory` as const,
            danger: true,
            onClick: () =>
              confirm({ title: t('versions.deleteAsk', { name: row.category_name }), danger: true }, () =>
                remove.mutateAsync({ id: row.id, version: row.version }),
              ),
          },
        ]),
  ]
  const add = (
    <OperationButton
      path={`${of}/SaveCategory`}
      type="primary"
      icon={<PlusOutlined aria-hidden="true" />}
      onClick={() => setForm({})}
    >
      {t('versions.category.add')}
    </OperationButton>
  )
  return (
    <>
      <Drawer
        title={t('versions.category.all')}
        open={open}
        size={phone ? '100%' : 720}
        onClose={() => setOpen(false)}
        afterOpenChange={(isOpen) => !isOpen && onClose()}
        extra={!phone && add}
        footer={phone && <div className="ui-buttons">{add}</div>}
      >
        {error ? (
          <Failure error={error} onRetry={refetch} />
        ) : data ? (
          <Table<Category>
            rowKey="id"
            dataSource={data}
            pagination={false}
            scroll={{ x: 'max-content' }}
            columns={[
              { title: t('versions.category.name'), dataIndex: 'category_name' },
              { title: t(`versions.category.held.${of}`), render: (_, row) => heldBy(row), align: 'right' },
              { title: t('versions.category.sort'), dataIndex: 'sort', align: 'right' },
              { title: t('versions.field.status'), render: (_, row) => <DictTag dict="enable" value={row.status} /> },
              {
                title: t('registers.actions'),
                render: (_, row) => <RowActions touch={phone} actions={actions(row)} />,
              },
            ]}
          />
        ) : (
          <Skeleton active />
        )}
      </Drawer>
      {form && <CategoryForm of={of} {...form} onClose={() => setForm(undefined)} />}
    </>
  )
}
