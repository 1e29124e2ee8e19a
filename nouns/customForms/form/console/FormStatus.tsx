import StatusTag from '@shouya/console/ui/StatusTag.tsx'
import { statusKind } from '@shouya/console/ui/status.ts'
import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { type FormRow, statusNames } from './formList.ts'

type Props = { row: Pick<FormRow, 'status' | 'draft_changed' | 'version_no'> }

/** The state of a form, and whether its draft is ahead of what people fill in. */
export default function FormStatus({ row: { status, draft_changed, version_no } }: Props) {
  const { t } = useTranslation()
  return (
    <span className="forms-status">
      <StatusTag kind={statusKind('form_status', status)}>{t(`forms.status.${statusNames[status]}`)}</StatusTag>
      {draft_changed && version_no !== null && <Tag>{t('forms.changed')}</Tag>}
    </span>
  )
}
