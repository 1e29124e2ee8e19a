import PublishState from '@shouya/console/versions/PublishState.tsx'
import { draftStatus } from '@shouya/console/versions/versioned.ts'
import { useTranslation } from 'react-i18next'
import type { FlowRow } from './flowList.ts'

type Props = { row: Pick<FlowRow, 'status' | 'form_open' | 'draft_changed' | 'version_no'> }

/** The state of a flow, and whether its draft or its form is newer than the version for new requests. */
export default function FlowStatus({ row }: Props) {
  const { t } = useTranslation()
  // A flow whose form cannot be filled in cannot be started.
  return row.status === draftStatus.published && !row.form_open ? (
    <PublishState row={{ ...row, status: draftStatus.disabled }}>{t('flow.formDisabled')}</PublishState>
  ) : (
    <PublishState row={row} />
  )
}
