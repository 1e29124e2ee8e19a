import { Tag } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import './versions.css'
import StatusTag from '../ui/StatusTag.tsx'
import { statusKind } from '../ui/status.ts'
import { type DraftRow, statusNames } from './versioned.ts'

type Props = {
  row: Pick<DraftRow, 'status' | 'draft_changed' | 'version_no'>
  /** Replaces the name of the state. */
  children?: ReactNode
}

/** The state of a draft, and whether it differs from the current version. */
export default function PublishState({ row: { status, draft_changed, version_no }, children }: Props) {
  const { t } = useTranslation()
  return (
    <span className="versions-state">
      <StatusTag kind={statusKind('form_status', status)}>
        {children ?? t(`versions.status.${statusNames[status]}`)}
      </StatusTag>
      {draft_changed && version_no !== null && <Tag>{t('versions.changed')}</Tag>}
    </span>
  )
}
