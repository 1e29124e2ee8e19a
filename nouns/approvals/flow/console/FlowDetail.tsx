import { mark } from '@shouya/console/i18n/language.ts'
import type { BesideList } from '@shouya/console/ui/DetailDrawer.tsx'
import DraftDetail from '@shouya/console/versions/DraftDetail.tsx'
import VersionList from '@shouya/console/versions/VersionList.tsx'
import { useTranslation } from 'react-i18next'
import FlowProblems from './FlowProblems.tsx'
import FlowStatus from './FlowStatus.tsx'
import FlowVersion from './FlowVersion.tsx'
import { flows } from './flows.ts'

/** One flow: what it is, what is doubtful about its draft, and its versions. */
export default function FlowDetail({ id, beside }: { id: number; beside: BesideList }) {
  const { t } = useTranslation()
  const named = (ids: readonly number[], known: readonly { id: number; name: string }[]) =>
    ids.map((id) => known.find((each) => each.id === id)?.name ?? String(id)).join(mark('、'))
  return (
    <DraftDetail
      noun={flows}
      id={id}
      beside={beside}
      title={t('flows.flow')}
      state={(flow) => <FlowStatus row={flow} />}
      facts={({ form_name, role_ids, dept_ids, names }) => [
        { label: t('flows.form'), value: form_name },
        {
          label: t('flows.roles'),
          value: role_ids.length === 0 ? t('versions.everybody') : named(role_ids, names.roles),
          wide: true,
        },
        {
          label: t('flows.depts'),
          value: dept_ids.length === 0 ? t('flows.everywhere') : named(dept_ids, names.depts),
          wide: true,
        },
      ]}
      problems={(flow) => <FlowProblems definition={flow.definition} items={flow.problems} />}
    >
      {(flow) => (
        <>
          {flow.document === null && <p className="ui-note">{t('flows.formNotPublished')}</p>}
          <VersionList
            noun={flows}
            record={flow}
            about={({ form_version_no, requests }) =>
              `${t('flows.formVersion', { version_no: form_version_no })} · ${t('flows.requests', { count: requests })}`
            }
            view={(version_no, onClose) => <FlowVersion id={id} version_no={version_no} onClose={onClose} />}
          />
        </>
      )}
    </DraftDetail>
  )
}
