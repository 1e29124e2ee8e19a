import type { RowOf } from '@shouya/console/api/path.ts'
import { openTab } from '@shouya/console/app/host/tabs/tabs.ts'
import type { Column } from '@shouya/console/registers/Column.ts'
import RegisterPage from '@shouya/console/registers/RegisterPage.tsx'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import When from '@shouya/console/ui/When.tsx'
import CategorySelect from '@shouya/console/versions/categories/CategorySelect.tsx'
import { Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { formPaths } from '../../form/console/formList.ts'

type Row = RowOf<'CustomForm/GetFillList'>

const shape = { category_id: 'int' } as const
const sorts = ['form_name', 'update_time'] as const

/** The published forms that one may fill in. */
export default function FillRegister() {
  const { t } = useTranslation()
  const register = useRegister('CustomForm/GetFillList', shape, sorts)
  const begin = ({ id, form_name }: Row) => openTab(formPaths.fill(id), form_name)
  const columns: Column<Row>[] = [
    { key: 'form_name', title: t('forms.form'), width: 240, sort: true },
    { key: 'category_name', title: t('versions.field.category_name'), width: 128 },
    { key: 'remark', title: t('versions.field.remark'), width: 320 },
    {
      key: 'version_time',
      title: t('versions.field.version_time'),
      width: 144,
      render: (row) => <When at={row.version_time} />,
    },
  ]
  return (
    <RegisterPage
      name="Forms.fill"
      register={register}
      shape={shape}
      columns={columns}
      onOpen={begin}
      actions={(row) => [{ text: t('forms.fill'), path: 'CustomForm/GetFill', onClick: () => begin(row) }]}
      hint={t('versions.keywords')}
      about={t('forms.aboutFill')}
      fields={
        <Form.Item name="category_id" label={t('versions.field.category_name')}>
          <CategorySelect of="CustomForm" every />
        </Form.Item>
      }
    />
  )
}
