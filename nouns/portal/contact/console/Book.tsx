import { useMayCall } from '@shouya/console/api/can.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import { openTab } from '@shouya/console/app/host/tabs/tabs.ts'
import ExportTool from '@shouya/console/registers/ExportTool.tsx'
import RegisterPage from '@shouya/console/registers/RegisterPage.tsx'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import DictSelect from '@shouya/console/ui/DictSelect.tsx'
import { deptTree } from '@shouya/console/ui/deptTree.ts'
import { useOpenedRow } from '@shouya/console/ui/record/useOpenedRow.ts'
import UnitTree from '@shouya/console/ui/UnitTree.tsx'
import { useIsPhone } from '@shouya/console/ui/useIsPhone.ts'
import { Button, Form, TreeSelect } from 'antd'
import { useTranslation } from 'react-i18next'
import styles from './Book.module.css'
import BookDetail from './BookDetail.tsx'
import { bookShape, bookSorts, inPlace } from './contactList.ts'
import Emergency from './Emergency.tsx'
import { useBookColumns } from './useBookColumns.tsx'

/** Emergency numbers, the units, and who is reached how in them. */
export default function Book() {
  const { t } = useTranslation()
  const phone = useIsPhone()
  const mayCall = useMayCall()
  const register = useRegister('SysContact/GetBookPageList', bookShape, bookSorts, inPlace)
  const { data: units } = useRead('SysContact/GetBookDeptList', {}, { staleTime: 5 * 60_000 })
  const opened = useOpenedRow(register)
  const columns = useBookColumns()
  const { filters, keywords } = register.query
  const counts = new Map(units?.map(({ id, count }) => [id, count]))
  const chosen = units?.find(({ id }) => id === filters.dept_id)
  const list = (
    <RegisterPage
      name="SysContact.book"
      register={register}
      shape={bookShape}
      columns={columns}
      onOpen={opened.show}
      actions={(row) => [
        { text: t('ui.details'), path: 'SysContact/GetBookPageList', onClick: () => opened.show(row) },
      ]}
      hint={t('contact.keywords')}
      about={t('contact.book.about')}
      flags={phone ? {} : { dept_id: chosen?.dept_name ?? t('contact.allUnits') }}
      tools={
        <>
          <ExportTool controller="SysContact" register={register} columns={columns} />
          {mayCall('Maintenance/GetContactPageList') && (
            <Button onClick={() => openTab('/exception/address')}>{t('contact.vendors')}</Button>
          )}
        </>
      }
      fields={
        <>
          {phone && (
            <Form.Item name="dept_id" label={t('contact.book.field.dept_name')}>
              <TreeSelect
                key={units ? 'ready' : 'empty'}
                allowClear
                placeholder={t('common.all')}
                treeData={deptTree(units ?? [])}
                treeDefaultExpandAll={(units?.length ?? 0) < 20}
                showSearch={{ filterTreeNode: (word, node) => String(node.search).includes(word.trim().toLowerCase()) }}
              />
            </Form.Item>
          )}
          <Form.Item name="contact_group" label={t('contact.book.field.contact_group')}>
            <DictSelect dict="contact_group" placeholder={t('common.all')} />
          </Form.Item>
        </>
      }
    />
  )
  return (
    <>
      <Emergency />
      {phone ? (
        list
      ) : (
        <div className={styles.split}>
          <UnitTree
            units={units}
            chosen={filters.dept_id}
            onChoose={(id) => register.search({ ...filters, dept_id: id }, keywords)}
            label={t('contact.units')}
            hint={t('contact.searchUnits')}
            note={(id) => (counts.get(id) ? <small className={styles.count}>{counts.get(id)}</small> : null)}
          />
          <div className={styles.list}>{list}</div>
        </div>
      )}
      {opened.row && <BookDetail row={opened.row} {...opened.beside} />}
    </>
  )
}
