import type { Names } from './names.ts'

/** Path → content of what the console gets. */
export const consoleFiles = ({ noun, camel, snake, area, permission }: Names): Record<string, string> => ({
  [`nouns/${area}/${camel}/console/${camel}List.ts`]: `import type { BodyOf, RowOf } from '@shouya/console/api/path.ts'

export type ${noun}Row = RowOf<'${noun}/GetPageList'>
export type ${noun}Values = BodyOf<'${noun}/Save'>

export const ${camel}Shape = { dept_id: 'int' } as const

export const ${camel}Sorts = ['create_time'] as const
`,
  [`nouns/${area}/${camel}/console/${camel}Page.ts`]: `import type { Page } from '@shouya/console/ui/page/Page.ts'

export const ${camel}Page: Page = {
  router: '${camel}',
  path: '/form/${camel}',
  permission: '${permission}',
  texts: ['${area}'],
  load: () => import('./${noun}.tsx'),
  audit: { ${snake}: { field: (field) => \`${area}.${camel}.\${field}\` } },
}
`,
  [`nouns/${area}/${camel}/console/use${noun}Columns.tsx`]: `import { useTranslation } from 'react-i18next'
import type { Column } from '@shouya/console/registers/Column.ts'
import { minute } from '@shouya/console/ui/text.ts'
import type { ${noun}Row } from './${camel}List.ts'

/** The columns of the list. */
export function use${noun}Columns(): Column<${noun}Row>[] {
  const { t } = useTranslation()
  return [
    { key: 'content', title: t('${area}.${camel}.content'), width: 320 },
    { key: 'dept_name', title: t('${area}.${camel}.dept'), width: 200 },
    { key: 'create_user_name', title: t('${area}.${camel}.creator'), width: 96 },
    {
      key: 'create_time',
      title: t('${area}.${camel}.create_time'),
      width: 152,
      sort: true,
      render: (row) => minute(row.create_time),
    },
  ]
}
`,
  [`nouns/${area}/${camel}/console/${noun}Form.tsx`]: `import { Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { call } from '@shouya/console/api/call.ts'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import type { ${noun}Row, ${noun}Values } from './${camel}List.ts'

const toValues = ({ id, version, content }: ${noun}Row): ${noun}Values => ({ id, version, content })

/** Enters a row, or changes one. */
export default function ${noun}Form({ row, onClose }: { row?: ${noun}Row; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <FormDrawer<'${noun}/Save', ${noun}Values>
      path="${noun}/Save"
      title={row ? t('${area}.${camel}.edit') : t('${area}.${camel}.add')}
      initial={row ? toValues(row) : {}}
      toBody={(values) => values}
      reload={row && (async () => toValues(await call('${noun}/Get', { id: row.id })))}
      again={!row}
      onClose={onClose}
    >
      <Form.Item name="content" label={t('${area}.${camel}.content')} rules={[{ required: true }]}>
        <Input.TextArea rows={3} maxLength={500} showCount />
      </Form.Item>
    </FormDrawer>
  )
}
`,
  [`nouns/${area}/${camel}/console/${noun}.tsx`]: `import { Form } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import RegisterPage from '@shouya/console/registers/RegisterPage.tsx'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import DeptTreeSelect from '@shouya/console/ui/DeptTreeSelect.tsx'
import ${noun}Form from './${noun}Form.tsx'
import { type ${noun}Row, ${camel}Shape, ${camel}Sorts } from './${camel}List.ts'
import { use${noun}Columns } from './use${noun}Columns.tsx'

/** The register: list and form. */
export default function ${noun}() {
  const { t } = useTranslation()
  const register = useRegister('${noun}/GetPageList', ${camel}Shape, ${camel}Sorts)
  const [form, setForm] = useState<{ row?: ${noun}Row }>()
  return (
    <>
      <RegisterPage
        name="${noun}.list"
        register={register}
        shape={${camel}Shape}
        columns={use${noun}Columns()}
        onOpen={(row) => setForm({ row })}
        actions={(row) => [{ key: 'edit', text: t('${area}.${camel}.edit'), path: '${noun}/Save', onClick: () => setForm({ row }) }]}
        hint={t('${area}.${camel}.content')}
        about={t('${area}.${camel}.about')}
        add={{ path: '${noun}/Save', text: t('${area}.${camel}.add'), onClick: () => setForm({}) }}
        fields={
          <Form.Item name="dept_id" label={t('${area}.${camel}.dept')}>
            <DeptTreeSelect placeholder={t('common.all')} />
          </Form.Item>
        }
      />
      {form && <${noun}Form row={form.row} onClose={() => setForm(undefined)} />}
    </>
  )
}
`,
})
