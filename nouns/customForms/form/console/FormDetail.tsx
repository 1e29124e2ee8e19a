import { useMayCall } from '@shouya/console/api/can.ts'
import { useAction } from '@shouya/console/api/useAction.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import { label } from '@shouya/console/i18n/label.ts'
import { mark, useLanguage } from '@shouya/console/i18n/language.ts'
import type { BesideList } from '@shouya/console/ui/DetailDrawer.tsx'
import { download } from '@shouya/console/ui/download.ts'
import DraftDetail from '@shouya/console/versions/DraftDetail.tsx'
import PublishState from '@shouya/console/versions/PublishState.tsx'
import VersionList from '@shouya/console/versions/VersionList.tsx'
import { useTranslation } from 'react-i18next'
import FormProblems from './FormProblems.tsx'
import type { FormRecord } from './formList.ts'
import { forms } from './forms.ts'
import VersionView from './VersionView.tsx'

type Props = {
  id: number
  beside: BesideList
  /** Opens a place of the draft in the designer. */
  onLead: (form: FormRecord, path: string) => void
}

/** One form: its properties, the problems of its draft, and its versions. */
export default function FormDetail({ id, beside, onLead }: Props) {
  const { t } = useTranslation()
  const mayDesign = useMayCall()('CustomForm/Save', { id })
  const take = useAction('CustomForm/Export', { onSuccess: ({ url, name }) => download(url, name) })
  return (
    <DraftDetail
      noun={forms}
      id={id}
      beside={beside}
      title={t('form.form')}
      state={(form) => <PublishState row={form} />}
      facts={(form) => [{ label: t('form.field.role_ids'), value: <Roles ids={form.role_ids} /> }]}
      problems={(form) => (
        <FormProblems
          text={form.document}
          items={form.problems}
          onLead={mayDesign ? (path) => onLead(form, path) : undefined}
        />
      )}
    >
      {(form) => (
        <VersionList
          noun={forms}
          record={form}
          about={({ entries }) => t('form.entries', { count: entries })}
          actions={({ version_no }) => [
            { text: t('ui.export'), path: 'CustomForm/Export', onClick: () => take.mutate({ id, version_no }) },
          ]}
          view={(version_no, onClose) => <VersionView id={id} version_no={version_no} onClose={onClose} />}
        />
      )}
    </DraftDetail>
  )
}

function Roles({ ids }: { ids: readonly number[] }) {
  const { t } = useTranslation()
  const lang = useLanguage((state) => state.lang)
  const may = useMayCall()('Role/GetRoleList')
  const { data } = useRead('Role/GetRoleList', {}, { enabled: may, staleTime: 5 * 60_000 })
  if (ids.length === 0) return t('versions.everybody')
  const names = data
    ?.filter((role) => ids.includes(role.id))
    .map((role) => label(lang, role.role_name, role.role_name_hk, role.role_name_us))
  return names?.join(mark('、')) ?? t('form.rolesCount', { count: ids.length })
}
