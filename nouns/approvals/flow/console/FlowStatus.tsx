import PublishState from '@shouya/console/versions/PublishState.tsx'
import { draftStatus } from '@shouya/console/versions/versioned.ts'
import { useTranslation } from 'react-i18next'
import type { FlowRow } from './flowList.ts'

type Props = { row: Pick<FlowRow, 'status' | 'form_open' | 'draft_changed' | 'version_no'> }

/** The state of a flow, and whether its draft, or its form, is ahead of what new requests run on. */
export default function FlowStatus({ row }: Props) {
  const { t } = useTranslation()
  // Nobody starts what cannot be filled in.
  return row.status === draftStatus.published && !row.form_open ? (
    <PublishState row={{ ...row, status: draftStatus.disabled }}>{t('flow.formDisabled')}</PublishState>
  ) : (
    <PublishState row={row} />
  )
}
