import RegisterPage from '@shouya/console/registers/RegisterPage.tsx'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import DictSelect from '@shouya/console/ui/DictSelect.tsx'
import OperationButton from '@shouya/console/ui/OperationButton.tsx'
import type { RowAction } from '@shouya/console/ui/RowActions.tsx'
import { useOpenedRow } from '@shouya/console/ui/record/useOpenedRow.ts'
import RecycleTool from '@shouya/console/ui/recycle/RecycleTool.tsx'
import { useDialog } from '@shouya/console/ui/useDialog.tsx'
import { Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { checkItem } from '../noun.ts'
import ItemCopy from './ItemCopy.tsx'
import ItemDetail from './ItemDetail.tsx'
import ItemForm from './ItemForm.tsx'
import { type ItemRow, itemShape, itemSorts } from './itemList.ts'
import { useItemActions } from './useItemActions.ts'
import { useItemColumns } from './useItemColumns.tsx'

/** What each kind of check asks (domain 4.1). */
export default function ItemRegister() {
  const { t } = useTranslation()
  const register = useRegister('CheckItem/GetPageList', itemShape, itemSorts)
  const columns = useItemColumns()
  const { turn, move, drop } = useItemActions()
  const { ask, dialog } = useDialog()
  const fill = (row?: ItemRow) =>
    ask((onClose) => <ItemForm {...(row && { row })} scene={register.query.filters.scene} onClose={onClose} />)
  const opened = useOpenedRow(register)

  // An item of the whole bank, or of another branch, is only read.
  const actions = (row: ItemRow): RowAction[] => [
    ...(row.mine
      ? [
          {
            text: t('ui.edit'),
            path: 'CheckItem/Save' as const,
            body: { id: row.id },
            onClick: () => fill(row),
          },
          {
            text: row.status === checkItem.states.codes.on ? t('checkItem.disable') : t('checkItem.enable'),
            path: 'CheckItem/Enable' as const,
            onClick: () => turn(row),
          },
          { text: t('checkItem.up'), path: 'CheckItem/Sort' as const, onClick: () => void move(row, -1) },
          { text: t('checkItem.down'), path: 'CheckItem/Sort' as const, onClick: () => void move(row, 1) },
          { text: t('ui.delete'), path: 'CheckItem/Delete' as const, danger: true, onClick: () => drop(row) },
        ]
      : []),
    { text: t('ui.details'), path: 'CheckItem/Get', onClick: () => opened.show(row) },
  ]
  return (
    <>
      <RegisterPage
        name="CheckItemList.register"
        register={register}
        shape={itemShape}
        columns={columns}
        onOpen={opened.show}
        actions={actions}
        hint={t('checkItem.keywords')}
        about={t('checkItem.about')}
        add={{ path: 'CheckItem/Save', text: t('checkItem.add'), onClick: () => fill() }}
        fields={
          <>
            <Form.Item name="scene" label={t('checkItem.field.scene')}>
              <DictSelect dict="check_scene" placeholder={t('common.all')} />
            </Form.Item>
            <Form.Item name="category" label={t('checkItem.field.category')}>
              <DictSelect dict="check_category" multiple placeholder={t('common.all')} />
            </Form.Item>
            <Form.Item name="risk_level" label={t('checkItem.field.risk_level')}>
              <DictSelect dict="hazard_level" placeholder={t('common.all')} />
            </Form.Item>
            <Form.Item name="status" label={t('checkItem.field.status')}>
              <DictSelect dict={checkItem.states.dict} placeholder={t('common.all')} />
            </Form.Item>
          </>
        }
        flags={{ owner_dept_id: t('checkItem.field.owner_dept_name') }}
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
