import { useAction } from '@shouya/console/api/useAction.ts'
import { useLanguage } from '@shouya/console/i18n/language.ts'
import type { Column } from '@shouya/console/registers/Column.ts'
import RegisterPage from '@shouya/console/registers/RegisterPage.tsx'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import DictSelect from '@shouya/console/ui/DictSelect.tsx'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import type { RowAction } from '@shouya/console/ui/RowActions.tsx'
import RecycleTool from '@shouya/console/ui/recycle/RecycleTool.tsx'
import { useConfirm } from '@shouya/console/ui/useConfirm.ts'
import When from '@shouya/console/ui/When.tsx'
import { App, Form } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import DictTypeForm from './DictTypeForm.tsx'
import DictValues from './DictValues.tsx'
import { type DictType, typeName } from './dictRows.ts'

const shape = { status: 'int' } as const
const sorts = ['dict_code', 'dict_name', 'update_time'] as const

function useColumns(): Column<DictType>[] {
  const { t } = useTranslation()
  const lang = useLanguage((state) => state.lang)
  return [
    { key: 'dict_code', title: t('settings.dict.code'), width: 168, sort: true },
    {
      key: 'dict_name',
      title: t('settings.dict.name'),
      width: 136,
      sort: true,
      render: (row) => typeName(lang, row),
    },
    { key: 'items', title: t('settings.dict.items'), width: 72, right: true },
    {
      key: 'is_builtin',
      title: t('settings.dict.builtin'),
      width: 72,
      render: (row) => (row.is_builtin ? t('ui.yes') : t('ui.no')),
    },
    {
      key: 'status',
      title: t('settings.dict.status'),
      width: 96,
      pin: 'right',
      render: (row) => <DictTag dict="enable" value={row.status} />,
    },
    {
      key: 'update_time',
      title: t('settings.dict.updated'),
      width: 112,
      sort: true,
      render: (row) => <When at={row.update_time} />,
    },
    { key: 'remark', title: t('settings.dict.remark'), width: 200 },
  ]
}

/** Dictionaries (domain 1.4): the types here, the values of one beside them. */
export default function DictTypes() {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const confirm = useConfirm()
  const register = useRegister('Dict/GetTypePageList', shape, sorts)
  const lang = useLanguage((state) => state.lang)
  const columns = useColumns()
  const [form, setForm] = useState<{ row?: DictType }>()
  const [opened, setOpened] = useState<DictType>()
  const remove = useAction('Dict/DeleteType', { onSuccess: () => message.success(t('common.deleted')) })

  const ask = (row: DictType) =>
    confirm({ title: t('settings.dict.deleteAsk', { name: typeName(lang, row) }), danger: true }, () =>
      remove.mutateAsync({ id: row.id, version: row.version }),
    )
  const actions = (row: DictType): RowAction[] => [
    { text: t('settings.dict.values'), path: 'Dict/GetDataList', onClick: () => setOpened(row) },
    { text: t('ui.edit'), path: 'Dict/SaveType', body: { id: row.id }, onClick: () => setForm({ row }) },
    // The server keeps what is built in or in use.
    ...(row.is_builtin || row.items > 0
      ? []
      : [{ text: t('ui.delete'), path: 'Dict/DeleteType' as const, danger: true, onClick: () => ask(row) }]),
  ]
  return (
    <>
      <RegisterPage
        name="Dict.types"
        register={register}
        shape={shape}
        columns={columns}
        onOpen={setOpened}
        actions={actions}
        hint={t('settings.dict.keywords')}
        about={t('settings.dict.about')}
        add={{ path: 'Dict/SaveType', text: t('settings.dict.addType'), onClick: () => setForm({}) }}
        tools={<RecycleTool table="dict_type" refreshes="Dict" />}
        fields={
          <Form.Item name="status" label={t('settings.dict.status')}>
            <DictSelect dict="enable" placeholder={t('common.all')} />
          </Form.Item>
        }
      />
      {form && <DictTypeForm {...form} onClose={() => setForm(undefined)} />}
      {opened && <DictValues key={opened.id} type={opened} onClose={() => setOpened(undefined)} />}
    </>
  )
}
