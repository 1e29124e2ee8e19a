import type { RowOf } from '@shouya/console/api/path.ts'
import { openTab } from '@shouya/console/app/host/tabs/tabs.ts'
import { useNounColumns } from '@shouya/console/noun/useNounColumns.tsx'
import RegisterPage from '@shouya/console/registers/RegisterPage.tsx'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import CategorySelect from '@shouya/console/versions/categories/CategorySelect.tsx'
import { Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { formPaths } from '../../form/console/formList.ts'
import { form } from '../../form/noun.ts'

type Row = RowOf<'CustomForm/GetFillList'>

const shape = { category_id: 'int' } as const
const sorts = ['form_name', 'update_time'] as const

/** The published forms that the user may fill in. */
export default function FillRegister() {
  const { t } = useTranslation()
  const register = useRegister('CustomForm/GetFillList', shape, sorts)
  const begin = ({ id, form_name }: Row) => openTab(formPaths.fill(id), form_name)
  const columns = useNounColumns<typeof form, Row>(form, {
    form_name: { width: 240, sort: true },
    category_name: { width: 128 },
    remark: { width: 320 },
    version_time: { width: 144 },
  })
  return (
    <RegisterPage
      name="Forms.fill"
      register={register}
      shape={shape}
      columns={columns}
      onOpen={begin}
      actions={(row) => [{ text: t('form.fill'), path: 'CustomForm/GetFill', onClick: () => begin(row) }]}
      hint={t('versions.keywords')}
      about={t('submission.aboutFill')}
      fields={
        <Form.Item name="category_id" label={t('form.field.category_name')}>
          <CategorySelect of="CustomForm" every />
        </Form.Item>
      }
    />
  )
}
