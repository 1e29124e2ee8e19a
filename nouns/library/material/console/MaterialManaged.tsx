import { FolderOutlined } from '@ant-design/icons'
import Filter from '@shouya/console/noun/Filter.tsx'
import NounPage from '@shouya/console/noun/NounPage.tsx'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import DictSelect from '@shouya/console/ui/DictSelect.tsx'
import FlagSelect from '@shouya/console/ui/FlagSelect.tsx'
import { useRecordPage } from '@shouya/console/ui/record/useRecordPage.ts'
import RecycleTool from '@shouya/console/ui/recycle/RecycleTool.tsx'
import { Button, Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { material } from '../noun.ts'
import Categories from './Categories.tsx'
import MaterialForm from './MaterialForm.tsx'
import MaterialRecord from './MaterialRecord.tsx'
import { type MaterialType, managedBody, managedShape } from './materialList.ts'
import SharedFilters from './SharedFilters.tsx'
import { useManagedColumns } from './useMaterialColumns.tsx'
import { useMaterialMoves } from './useMaterialMoves.tsx'

/** The management of documents of a type (domain 9.1): drafts, review, publication, readers, categories. */
export default function MaterialManaged({ type }: { type: MaterialType }) {
  const { t } = useTranslation()
  const register = useRegister('File/GetPageList', managedShape, material.query.sorts, managedBody(type))
  const page = useRecordPage(register, 'File/Get', 'File/Save')
  const begin = useMaterialMoves(page.ask, page.opened.close)
  return (
    <NounPage
      of={material}
      name={`File.managed${type}`}
      page={page}
      register={register}
      shape={managedShape}
      columns={useManagedColumns(type)}
      begin={begin}
      fields={
        <>
          <SharedFilters type={type} />
          <Filter of="status">
            <DictSelect dict={material.states.dict} multiple placeholder={t('common.all')} />
          </Filter>
          <Filter of="dept_name" label={t('material.field.dept_name')} />
          <Form.Item name="need_read" label={t('material.mustRead')}>
            <FlagSelect label={t('material.mustRead')} />
          </Form.Item>
        </>
      }
      tools={
        <>
          <Button
            icon={<FolderOutlined aria-hidden="true" />}
            onClick={() => page.ask((onClose) => <Categories type={type} onClose={onClose} />)}
          >
            {t('material.category')}
          </Button>
          <RecycleTool table={material.table} refreshes="File" />
        </>
      }
      form={(onClose) => <MaterialForm type={type} onClose={onClose} />}
      detail={(record) => <MaterialRecord {...record} />}
    />
  )
}
