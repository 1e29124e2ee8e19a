import StatusTag from '@shouya/console/ui/StatusTag.tsx'
import { statusKind } from '@shouya/console/ui/status.ts'
import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { type FlowRow, flowStatus, statusNames } from './flowList.ts'

type Props = { row: Pick<FlowRow, 'status' | 'form_open' | 'draft_changed' | 'version_no'> }

/** The state of a flow, and whether its draft, or its form, is ahead of what new requests run on. */
export default function FlowStatus({ row: { status, form_open, draft_changed, version_no } }: Props) {
  const { t } = useTranslation()
  // Nobody starts what cannot be filled in.
  const shut = status === flowStatus.published && !form_open
  return (
    <span className="flows-status">
      <StatusTag kind={statusKind('form_status', shut ? flowStatus.disabled : status)}>
        {shut ? t('flows.formDisabled') : t(`flows.status.${statusNames[status]}`)}
      </StatusTag>
      {draft_changed && version_no !== null && <Tag>{t('flows.changed')}</Tag>}
    </span>
  )
}
