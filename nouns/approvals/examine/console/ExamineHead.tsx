import { PrinterOutlined } from '@ant-design/icons'
import { openTab } from '@shouya/console/app/host/tabs/tabs.ts'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import { minute } from '@shouya/console/ui/text.ts'
import { useDictLabel } from '@shouya/console/ui/useDict.ts'
import { Avatar, Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { requestPaths } from '../../console/requestPaths.ts'
import { requestStates } from '../../request/noun.ts'
import type { Request } from './request.ts'

/** Number (the page has the title), state, initiator, time, and linked requests. */
export default function ExamineHead({ request, onPrint }: { request: Request; onPrint: () => void }) {
  const { t } = useTranslation()
  const { link, linked } = request
  const related = [
    ...(link ? [{ ...link, text: t(`examine.link.${link.as}`) }] : []),
    ...linked.map((linkedRequest) => ({ ...linkedRequest, text: t(`examine.linked.${linkedRequest.as}`) })),
  ]
  return (
    <header className="examine-head">
      <div className="examine-title">
        <h2>{t('examine.number', { number: request.bill_no ?? t('examine.noNumber') })}</h2>
        <DictTag dict="examine_status" value={request.status} />
        <span className="ui-note">
          {request.category_name} · {request.flow_name} V{request.version_no}
        </span>
        {request.allowed.includes('print') && (
          <Button type="text" icon={<PrinterOutlined aria-hidden="true" />} onClick={onPrint}>
            {t('ui.print')}
          </Button>
        )}
      </div>
      <div className="examine-by">
        <span className="examine-chip">
          <Avatar size={24} aria-hidden="true">
            {request.initiator_name.slice(0, 1)}
          </Avatar>
          {request.initiator_name}
        </span>
        <span>{request.dept_name}</span>
        <span>
          {t(request.submit_time ? 'examine.submittedAt' : 'examine.createdAt', {
            time: minute(request.submit_time ?? request.create_time),
          })}
        </span>
        {request.finish_time && <span>{t('examine.finishedAt', { time: minute(request.finish_time) })}</span>}
      </div>
      {related.length > 0 && (
        <ul className="examine-links ui-lines">
          {related.map(({ id, bill_no, status, text }) => (
            <li key={`${id} ${text}`}>
              {text}{' '}
              <Button type="link" onClick={() => openTab(requestPaths.detail(id), bill_no ?? undefined)}>
                {bill_no ?? t('examine.noNumber')}
              </Button>{' '}
              <DictTag dict="examine_status" value={status} />
            </li>
          ))}
        </ul>
      )}
      <Stamp status={request.status} linked={linked} />
    </header>
  )
}

/** Whether a revocation of it was approved: its effects are undone. */
const isRevoked = (linked: Request['linked']): boolean =>
  linked.some(({ as, status }) => as === 'revocation' && status === requestStates.approved)

const tones: Partial<Record<Request['status'], 'passed' | 'refused' | 'void'>> = {
  [requestStates.approved]: 'passed',
  [requestStates.refused]: 'refused',
  [requestStates.withdrawn]: 'void',
  [requestStates.terminated]: 'void',
}

/** The stamp of a finished request. Its state is also in text beside the title, so the stamp is decorative. */
function Stamp({ status, linked }: Pick<Request, 'status' | 'linked'>) {
  const label = useDictLabel('examine_status')
  const now = isRevoked(linked) ? requestStates.terminated : status
  const tone = tones[now]
  if (!tone) return null
  return (
    <span className="examine-stamp" data-tone={tone} aria-hidden="true">
      {label(now)}
    </span>
  )
}
