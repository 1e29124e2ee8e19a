import { useUser } from '@shouya/console/api/account.ts'
import { minute } from '@shouya/console/ui/text.ts'
import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import { taskState } from './request.ts'
import type { Late as First } from './useMove.ts'

/** `arrived`: what stands is this very decision. */
type Props = { late: First; arrived: boolean }

/**
 * The task is decided already: by this very decision, whose answer got lost; by another one of one's own, elsewhere, so
 * that this one does not count; or by somebody else. Nothing typed is lost.
 */
export default function Late({ late: { by, name, at, status, opinion }, arrived }: Props) {
  const { t } = useTranslation()
  const { id: user } = useUser()
  const result = status === null ? '' : t(`examine.task.${taskState(status)}`)
  if (arrived)
    return (
      <Alert
        className="ui-hint"
        type="success"
        role="status"
        showIcon
        title={t('examine.arrived', { time: minute(at), result })}
      />
    )
  const stands = opinion ? t('examine.stands', { opinion }) : ''
  if (by === user)
    return (
      <Alert
        className="ui-hint"
        type="error"
        role="alert"
        showIcon
        title={t('examine.notCounted', { time: minute(at), result })}
        description={[stands, t('examine.lateSays')].filter(Boolean).join(' ')}
      />
    )
  return (
    <Alert
      className="ui-hint"
      type="warning"
      role="alert"
      showIcon
      title={t('examine.late', { name: name ?? t('examine.somebody'), time: minute(at), result })}
      description={[stands, t('examine.lateSays')].filter(Boolean).join(' ')}
    />
  )
}
