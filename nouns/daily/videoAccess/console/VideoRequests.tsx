import './cameras.css'
import { AuditOutlined } from '@ant-design/icons'
import { useRead } from '@shouya/console/api/useRead.ts'
import { openTab } from '@shouya/console/app/host/tabs/tabs.ts'
import DictText from '@shouya/console/ui/DictText.tsx'
import { Button, Popover } from 'antd'
import { useTranslation } from 'react-i18next'
import { permitPaths } from '../../console/permitPaths.ts'

/** Undecided requests for recordings, each with a link: the list has no records of them yet. */
export default function VideoRequests() {
  const { t } = useTranslation()
  const { data } = useRead('VideoAccess/GetRequestList', {})
  if (!data?.length) return null
  const list = (
    <ul className="video-requests">
      {data.map(({ id, bill_no, title, initiator_name, status }) => (
        <li key={id}>
          <Button type="link" size="small" onClick={() => openTab(permitPaths.request(id), bill_no ?? undefined)}>
            {bill_no ?? title}
          </Button>{' '}
          {title} · {initiator_name} · <DictText dict="examine_status" value={status} />
        </li>
      ))}
    </ul>
  )
  return (
    <Popover trigger="click" placement="bottomLeft" title={t('videoAccess.requestsHint')} content={list}>
      <Button icon={<AuditOutlined aria-hidden="true" />}>{t('videoAccess.requests', { count: data.length })}</Button>
    </Popover>
  )
}
