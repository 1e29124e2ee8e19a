import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import { useUser } from '../../../api/account.ts'
import { minute } from '../../../ui/text.ts'
import { taskState } from './request.ts'
import type { Late as First } from './useMove.ts'

/** Somebody was first, perhaps oneself, when an answer got lost: what happened, and that nothing typed is lost. */
export default function Late({ late: { by, name, at, status } }: { late: First }) {
  const { t } = useTranslation()
  const { id: user } = useUser()
  const result = status === null ? '' : t(`examine.task.${taskState(status)}`)
  if (by === user)
    return (
      <Alert
        className="ui-hint"
        type="success"
        role="status"
        showIcon
        title={t('examine.arrived', { time: minute(at), result })}
      />
    )
  return (
    <Alert
      className="ui-hint"
      type="warning"
      role="alert"
      showIcon
      title={t('examine.late', { name: name ?? t('examine.somebody'), time: minute(at), result })}
      description={t('examine.lateSays')}
    />
  )
}
