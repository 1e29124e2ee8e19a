import { PlusOutlined } from '@ant-design/icons'
import { App, Drawer, Skeleton, Table } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../api/useAction.ts'
import { useRead } from '../../api/useRead.ts'
import DictTag from '../DictTag.tsx'
import Failure from '../Failure.tsx'
import OperationButton from '../OperationButton.tsx'
import RowActions, { type RowAction } from '../RowActions.tsx'
import { useConfirm } from '../useConfirm.ts'
import { useIsPhone } from '../useIsPhone.ts'
import CategoryForm from './CategoryForm.tsx'
import { type Category, heldBy, type Owner } from './owner.ts'

type Props = { of: Owner; onClose: () => void }

/** The categories that forms, or flows, are sorted into. */
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
    // The server keeps one that something is in.
    ...(heldBy(row) > 0
      ? []
      : [
          {
            text: t('ui.delete'),
            path: `${of}/DeleteCategory` as const,
            danger: true,
            onClick: () =>
              confirm({ title: t('ui.category.deleteAsk', { name: row.category_name }), danger: true }, () =>
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
      {t('ui.category.add')}
    </OperationButton>
  )
  return (
    <>
      <Drawer
        title={t('ui.category.all')}
        open={open}
        size={phone ? '100%' : 720}
        onClose={() => setOpen(false)}
        afterOpenChange={(shown) => !shown && onClose()}
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
              { title: t('ui.category.name'), dataIndex: 'category_name' },
              { title: t(`ui.category.held.${of}`), render: (_, row) => heldBy(row), align: 'right' },
              { title: t('ui.category.sort'), dataIndex: 'sort', align: 'right' },
              { title: t('ui.category.state'), render: (_, row) => <DictTag dict="enable" value={row.status} /> },
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
