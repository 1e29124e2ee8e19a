import Filter from '@shouya/console/noun/Filter.tsx'
import NounList from '@shouya/console/noun/NounList.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import OperationButton from '@shouya/console/ui/OperationButton.tsx'
import type { RowAction } from '@shouya/console/ui/RowActions.tsx'
import { useOpenedRow } from '@shouya/console/ui/record/useOpenedRow.ts'
import RecycleTool from '@shouya/console/ui/recycle/RecycleTool.tsx'
import { useDialog } from '@shouya/console/ui/useDialog.tsx'
import { useTranslation } from 'react-i18next'
import { checkItem } from '../noun.ts'
import ItemCopy from './ItemCopy.tsx'
import ItemDetail from './ItemDetail.tsx'
import ItemForm from './ItemForm.tsx'
import { type ItemRow, itemShape } from './itemList.ts'
import { useItemActions } from './useItemActions.ts'
import { useItemColumns } from './useItemColumns.tsx'

/** The items of each kind of check (domain 4.1). */
export default function ItemRegister() {
  const { t } = useTranslation()
  const { label } = useNounWords(checkItem)
  const register = useRegister('CheckItem/GetPageList', itemShape, checkItem.query.sorts)
  const { turn, move, drop } = useItemActions()
  const { ask, dialog } = useDialog()
  const fill = (row?: ItemRow) =>
    ask((onClose) => <ItemForm {...(row && { row })} scene={register.query.filters.scene} onClose={onClose} />)
  const opened = useOpenedRow(register)

  const details = (row: ItemRow): RowAction => ({
    text: t('ui.details'),
    path: 'CheckItem/Get',
    onClick: () => opened.show(row),
  })
  const changes = (row: ItemRow): RowAction[] => [
    { text: t('ui.edit'), path: 'CheckItem/Save', body: { id: row.id }, onClick: () => fill(row) },
    {
      text: row.status === checkItem.states.codes.on ? t('checkItem.disable') : t('checkItem.enable'),
      path: 'CheckItem/Enable',
      onClick: () => turn(row),
    },
    { text: t('checkItem.up'), path: 'CheckItem/Sort', onClick: () => void move(row, -1) },
    { text: t('checkItem.down'), path: 'CheckItem/Sort', onClick: () => void move(row, 1) },
    { text: t('ui.delete'), path: 'CheckItem/Delete', danger: true, onClick: () => drop(row) },
  ]
  return (
    <>
      <NounList
        of={checkItem}
        name="CheckItemList.register"
        register={register}
        shape={itemShape}
        columns={useItemColumns()}
        onOpen={opened.show}
        // Items of the whole bank and of other branches can only be read.
        actions={(row) => [...(row.mine ? changes(row) : []), details(row)]}
        add={{ path: 'CheckItem/Save', onClick: () => fill() }}
        fields={
          <>
            <Filter of="scene" />
            <Filter of="category" />
            <Filter of="risk_level" />
            <Filter of="status" />
          </>
        }
        flags={{ owner_dept_id: label('owner_dept_name') }}
        tools={<RecycleTool table={checkItem.table} refreshes="CheckItem" />}
        batch={(rows) => (
          <OperationButton
            path="CheckItem/Copy"
            size="small"
            onClick={() => ask((onClose) => <ItemCopy ids={rows.map(({ id }) => id)} onClose={onClose} />)}
          >
            {t('checkItem.copy')}
          </OperationButton>
        )}
      />
      {dialog}
      {opened.row && <ItemDetail row={opened.row} {...opened.beside} />}
    </>
  )
}
