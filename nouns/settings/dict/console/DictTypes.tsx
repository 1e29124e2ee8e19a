import { useLanguage } from '@shouya/console/i18n/language.ts'
import Filter from '@shouya/console/noun/Filter.tsx'
import NounList from '@shouya/console/noun/NounList.tsx'
import { shapeOf } from '@shouya/console/noun/shapeOf.ts'
import { useNounColumns } from '@shouya/console/noun/useNounColumns.tsx'
import type { Column } from '@shouya/console/registers/Column.ts'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import type { RowAction } from '@shouya/console/ui/RowActions.tsx'
import RecycleTool from '@shouya/console/ui/recycle/RecycleTool.tsx'
import { useDialog } from '@shouya/console/ui/useDialog.tsx'
import { useRemove } from '@shouya/console/ui/useRemove.ts'
import { App } from 'antd'
import { useTranslation } from 'react-i18next'
import { dict } from '../noun.ts'
import DictTypeForm from './DictTypeForm.tsx'
import DictValues from './DictValues.tsx'
import { type DictType, typeName } from './dictRows.ts'

const shape = shapeOf(dict)

function useColumns(): Column<DictType>[] {
  const { t } = useTranslation()
  const lang = useLanguage((state) => state.lang)
  return useNounColumns<typeof dict, DictType>(dict, {
    dict_code: { width: 168, sort: true },
    dict_name: { title: t('dict.name'), width: 136, sort: true, render: (row) => typeName(lang, row) },
    items: { width: 72 },
    is_builtin: { width: 72 },
    status: { width: 96 },
    update_time: { width: 112, sort: true },
    remark: { width: 200 },
  })
}

/** The list of dictionaries (domain 1.4). */
export default function DictTypes() {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const register = useRegister('Dict/GetTypePageList', shape, dict.query.sorts)
  const lang = useLanguage((state) => state.lang)
  const { ask, dialog } = useDialog()
  const remove = useRemove('Dict/DeleteType')

  const open = (type: DictType) => ask((onClose) => <DictValues type={type} onClose={onClose} />)
  const fill = (row?: DictType) => ask((onClose) => <DictTypeForm {...(row && { row })} onClose={onClose} />)
  const drop = (row: DictType) =>
    remove(
      row,
      { title: t('dict.deleteAsk', { name: typeName(lang, row) }) },
      () => void message.success(t('common.deleted')),
    )
  const actions = (row: DictType): (RowAction | false)[] => [
    { text: t('dict.values'), path: 'Dict/GetDataList', onClick: () => open(row) },
    { text: t('ui.edit'), path: 'Dict/SaveType', body: { id: row.id }, onClick: () => fill(row) },
    // The server refuses to delete a built-in dictionary and one with values.
    !row.is_builtin &&
      row.items === 0 && { text: t('ui.delete'), path: 'Dict/DeleteType', danger: true, onClick: () => drop(row) },
  ]
  return (
    <>
      <NounList
        of={dict}
        name="Dict.types"
        register={register}
        shape={shape}
        columns={useColumns()}
        onOpen={open}
        actions={actions}
        add={{ path: 'Dict/SaveType', onClick: () => fill() }}
        tools={<RecycleTool table="dict_type" refreshes="Dict" />}
        fields={<Filter of="status" />}
      />
      {dialog}
    </>
  )
}
