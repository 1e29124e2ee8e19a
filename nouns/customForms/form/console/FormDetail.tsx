import { useMayCall } from '@shouya/console/api/can.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import { useDocument } from '@shouya/console/filling/useDocument.ts'
import { label } from '@shouya/console/i18n/label.ts'
import { mark, useLanguage } from '@shouya/console/i18n/language.ts'
import DetailDrawer, { type BesideList } from '@shouya/console/ui/DetailDrawer.tsx'
import Details from '@shouya/console/ui/Details.tsx'
import { minute } from '@shouya/console/ui/text.ts'
import { Space } from 'antd'
import { useTranslation } from 'react-i18next'
import FormStatus from './FormStatus.tsx'
import FormVersions from './FormVersions.tsx'
import type { FormRecord } from './formList.ts'
import Problems from './Problems.tsx'

type Props = BesideList & {
  id: number
  /** Goes to a place of the draft in the designer. */
  onLead: (form: FormRecord, path: string) => void
}

/** One form: what it is, what is doubtful about its draft, and its versions. */
export default function FormDetail({ id, onLead, ...beside }: Props) {
  const { t } = useTranslation()
  const { data, ...read } = useRead('CustomForm/Get', { id })
  const title = data ? (
    <Space wrap>
      {data.form_name}
      <FormStatus row={data} />
    </Space>
  ) : (
    t('forms.form')
  )
  return (
    <DetailDrawer {...beside} title={title} read={read} history={{ table: 'custom_form', id }}>
      {data && <Record form={data} onLead={onLead} />}
    </DetailDrawer>
  )
}

function Record({ form, onLead }: { form: FormRecord; onLead: Props['onLead'] }) {
  const { t } = useTranslation()
  const mayDesign = useMayCall()('CustomForm/Save', { id: form.id })
  const document = useDocument(form.document)
  return (
    <>
      <Details
        items={[
          { label: t('forms.category'), value: form.category_name },
          { label: t('forms.roles'), value: <Roles ids={form.role_ids} /> },
          { label: t('forms.creator'), value: form.create_user_name },
          { label: t('forms.created'), value: minute(form.create_time) },
          { label: t('forms.updated'), value: minute(form.update_time) },
          { label: t('forms.remark'), value: form.remark, wide: true },
        ]}
      />
      {form.problems.length > 0 && (
        <>
          <h2 className="ui-heading">{t('forms.problems', { count: form.problems.length })}</h2>
          <Problems
            document={document}
            items={form.problems}
            onLead={mayDesign ? (path) => onLead(form, path) : undefined}
          />
        </>
      )}
      <h2 className="ui-heading">{t('forms.versions')}</h2>
      <FormVersions form={form} />
    </>
  )
}

function Roles({ ids }: { ids: readonly number[] }) {
  const { t } = useTranslation()
  const lang = useLanguage((state) => state.lang)
  const may = useMayCall()('Role/GetRoleList')
  const { data } = useRead('Role/GetRoleList', {}, { enabled: may, staleTime: 5 * 60_000 })
  if (ids.length === 0) return t('forms.everybody')
  const names = data
    ?.filter((role) => ids.includes(role.id))
    .map((role) => label(lang, role.role_name, role.role_name_hk, role.role_name_us))
  return names?.join(mark('、')) ?? t('forms.rolesCount', { count: ids.length })
}
