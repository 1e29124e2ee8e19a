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
import CategoryForm, { type Category } from './CategoryForm.tsx'

/** The categories that forms are sorted into. */
export default function Categories({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const confirm = useConfirm()
  const phone = useIsPhone()
  const [open, setOpen] = useState(true)
  const [form, setForm] = useState<{ row?: Category }>()
  const { data, error, refetch } = useRead('CustomForm/GetCategoryList', {})
  const remove = useAction('CustomForm/DeleteCategory', { onSuccess: () => message.success(t('common.deleted')) })

  const actions = (row: Category): RowAction[] => [
    { text: t('ui.edit'), path: 'CustomForm/SaveCategory', body: { id: row.id }, onClick: () => setForm({ row }) },
    // The server keeps one that forms are in.
    ...(row.forms > 0
      ? []
      : [
          {
            text: t('ui.delete'),
            path: 'CustomForm/DeleteCategory' as const,
            danger: true,
            onClick: () =>
              confirm({ title: t('forms.deleteAsk', { name: row.category_name }), danger: true }, () =>
                remove.mutateAsync({ id: row.id, version: row.version }),
              ),
          },
        ]),
  ]
  const add = (
    <OperationButton
      path="CustomForm/SaveCategory"
      type="primary"
      icon={<PlusOutlined aria-hidden="true" />}
      onClick={() => setForm({})}
    >
      {t('forms.addCategory')}
    </OperationButton>
  )
  return (
    <>
      <Drawer
        title={t('forms.categories')}
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
              { title: t('forms.categoryName'), dataIndex: 'category_name' },
              { title: t('forms.count'), dataIndex: 'forms', align: 'right' },
              { title: t('forms.sort'), dataIndex: 'sort', align: 'right' },
              { title: t('forms.state'), render: (_, row) => <DictTag dict="enable" value={row.status} /> },
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
      {form && <CategoryForm {...form} onClose={() => setForm(undefined)} />}
    </>
  )
}
