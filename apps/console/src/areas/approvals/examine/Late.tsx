import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import { minute } from '../../../ui/text.ts'
import ChangedFields from './ChangedFields.tsx'
import { type Request, taskState } from './request.ts'
import type { Late as First } from './useMove.ts'

type Props = { late: First } | { newer: Request['data']; request: Request }

/** Somebody was first, or the form is not what it was: what happened, and that nothing typed is lost. */
export default function Late(props: Props) {
  const { t } = useTranslation()
  if ('late' in props) {
    const { name, at, status } = props.late
    const params = {
      name: name ?? t('examine.somebody'),
      time: minute(at),
      result: status === null ? '' : t(`examine.task.${taskState(status)}`),
    }
    return (
      <Alert
        className="ui-hint"
        type="warning"
        role="alert"
        showIcon
        title={t('examine.late', params)}
        description={t('examine.lateSays')}
      />
    )
  }
  return (
    <Alert
      className="ui-hint"
      type="warning"
      role="alert"
      showIcon
      title={t('examine.newer')}
      description={<ChangedFields before={props.newer} request={props.request} />}
    />
  )
}
