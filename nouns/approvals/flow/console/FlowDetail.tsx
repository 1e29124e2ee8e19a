import { mark } from '@shouya/console/i18n/language.ts'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import type { BesideList } from '@shouya/console/ui/DetailDrawer.tsx'
import DraftDetail from '@shouya/console/versions/DraftDetail.tsx'
import VersionList from '@shouya/console/versions/VersionList.tsx'
import { useTranslation } from 'react-i18next'
import { flow } from '../noun.ts'
import FlowProblems from './FlowProblems.tsx'
import FlowStatus from './FlowStatus.tsx'
import FlowVersion from './FlowVersion.tsx'
import { flows } from './flowList.ts'

/** One flow: its properties, the problems of its draft, and its versions. */
export default function FlowDetail({ id, beside }: { id: number; beside: BesideList }) {
  const { t } = useTranslation()
  const { label } = useNounWords(flow)
  const named = (ids: readonly number[], people: readonly { id: number; name: string }[]) =>
    ids.map((id) => people.find((each) => each.id === id)?.name ?? String(id)).join(mark('、'))
  return (
    <DraftDetail
      noun={flows}
      id={id}
      beside={beside}
      title={t('flow.flow')}
      state={(row) => <FlowStatus row={row} />}
      facts={({ form_name, role_ids, dept_ids, names }) => [
        { label: label('form_name'), value: form_name },
        {
          label: t('flow.roles'),
          value: role_ids.length === 0 ? t('versions.everybody') : named(role_ids, names.roles),
          wide: true,
        },
        {
          label: t('flow.depts'),
          value: dept_ids.length === 0 ? t('flow.everywhere') : named(dept_ids, names.depts),
          wide: true,
        },
      ]}
      problems={({ definition, problems }) => <FlowProblems definition={definition} items={problems} />}
    >
      {(row) => (
        <>
          {row.document === null && <p className="ui-note">{t('flow.formNotPublished')}</p>}
          <VersionList
            noun={flows}
            record={row}
            about={({ form_version_no, requests }) =>
              `${t('flow.formVersion', { version_no: form_version_no })} · ${t('flow.requests', { count: requests })}`
            }
            view={(version_no, onClose) => <FlowVersion id={id} version_no={version_no} onClose={onClose} />}
          />
        </>
      )}
    </DraftDetail>
  )
}
