import { useRead } from '@shouya/console/api/useRead.ts'
import Filter from '@shouya/console/noun/Filter.tsx'
import NounList from '@shouya/console/noun/NounList.tsx'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import DeptTreeSelect from '@shouya/console/ui/DeptTreeSelect.tsx'
import { useOpenedRow } from '@shouya/console/ui/record/useOpenedRow.ts'
import { useAdding } from '@shouya/console/ui/useAdding.ts'
import { useDialog } from '@shouya/console/ui/useDialog.tsx'
import { useIsPhone } from '@shouya/console/ui/useIsPhone.ts'
import { Form, Input, Splitter } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dept } from '../noun.ts'
import DeptDetail from './DeptDetail.tsx'
import DeptForm from './DeptForm.tsx'
import DeptTree from './DeptTree.tsx'
import { deptShape } from './deptList.ts'
import { useDeptActions } from './useDeptActions.ts'
import { useDeptColumns } from './useDeptColumns.tsx'
import { useTreeWidth } from './useTreeWidth.ts'

/** The organisation (domain 1.1): its tree, and the units of the chosen branch of it. */
export default function Dept() {
  const { t } = useTranslation()
  const phone = useIsPhone()
  const register = useRegister('AdminDept/GetPageList', deptShape, dept.query.sorts)
  const { data: units } = useRead('AdminDept/GetTree', {})
  const width = useTreeWidth()
  const [adding, setAdding] = useAdding('AdminDept/Add')
  const [parent, setParent] = useState<number>()
  const opened = useOpenedRow(register)
  const { ask, dialog } = useDialog()
  const { filters, keywords } = register.query
  const chosen = units?.find(({ id }) => id === filters.dept_id)

  const add = (below: number | undefined) => {
    setParent(below)
    setAdding(true)
  }
  const actions = useDeptActions({
    edit: ({ id }) => ask((onClose) => <DeptForm id={id} onClose={onClose} />),
    addBelow: ({ id }) => add(id),
    open: opened.show,
  })

  const list = (
    <NounList
      of={dept}
      name="Dept.list"
      register={register}
      shape={deptShape}
      columns={useDeptColumns()}
      onOpen={opened.show}
      actions={actions}
      add={{ path: 'AdminDept/Add', onClick: () => add(filters.dept_id) }}
      flags={phone ? {} : { dept_id: t('dept.below', { name: chosen?.dept_name ?? '' }) }}
      fields={
        <>
          {phone && (
            <Form.Item name="dept_id" label={t('dept.unit')}>
              <DeptTreeSelect placeholder={t('common.all')} />
            </Form.Item>
          )}
          <Filter of="dept_type" />
          <Filter of="status" />
          <Form.Item
            name="region_code"
            label={t('dept.field.region_code')}
            rules={[{ pattern: /^\d{6}$/, message: t('dept.rule.region_code') }]}
          >
            <Input allowClear maxLength={6} inputMode="numeric" />
          </Form.Item>
        </>
      }
      imported
    />
  )
  return (
    <>
      {phone ? (
        list
      ) : (
        <Splitter className="set-split" onResize={([size]) => width.change(size)} onResizeEnd={width.keep}>
          <Splitter.Panel size={width.value} min={176} max={480} className="set-side">
            <DeptTree
              chosen={filters.dept_id}
              onChoose={(id) => register.search({ ...filters, dept_id: id }, keywords)}
            />
          </Splitter.Panel>
          <Splitter.Panel>{list}</Splitter.Panel>
        </Splitter>
      )}
      {adding && <DeptForm parent={parent} onClose={() => setAdding(false)} />}
      {opened.row && <DeptDetail id={opened.row.id} {...opened.beside} />}
      {dialog}
    </>
  )
}
