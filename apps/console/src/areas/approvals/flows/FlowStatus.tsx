import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import StatusTag from '../../../ui/StatusTag.tsx'
import { statusKind } from '../../../ui/status.ts'
import { type FlowRow, statusNames } from './flowList.ts'

type Props = { row: Pick<FlowRow, 'status' | 'draft_changed' | 'version_no'> }

/** The state of a flow, and whether its draft, or its form, is ahead of what new requests run on. */
export default function FlowStatus({ row: { status, draft_changed, version_no } }: Props) {
  const { t } = useTranslation()
  return (
    <span className="flows-status">
      <StatusTag kind={statusKind('form_status', status)}>{t(`flows.status.${statusNames[status]}`)}</StatusTag>
      {draft_changed && version_no !== null && <Tag>{t('flows.changed')}</Tag>}
    </span>
  )
}
