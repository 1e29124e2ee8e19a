import { minute } from '@shouya/console/ui/text.ts'
import { useTranslation } from 'react-i18next'
import type { History, Request } from './request.ts'
import { timelineOf } from './timelineOf.ts'

/** 流程意见: every decision with what was said to it and its signature. */
export default function PrintedOpinions({ request, history }: { request: Request; history: History }) {
  const { t } = useTranslation()
  const decided = timelineOf(history, request.tasks).filter(({ type }) => type === 'decided')
  if (decided.length === 0) return null
  return (
    <table className="examine-print-opinions">
      <caption>{t('examine.opinions')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('examine.column.node')}</th>
          <th scope="col">{t('examine.column.person')}</th>
          <th scope="col">{t('examine.column.result')}</th>
          <th scope="col">{t('examine.opinion')}</th>
          <th scope="col">{t('examine.column.sign')}</th>
          <th scope="col">{t('examine.column.time')}</th>
        </tr>
      </thead>
      <tbody>
        {decided.map((one) => (
          <tr key={one.key}>
            <td>{one.node_name}</td>
            <td>
              {one.actor?.name ?? t('ui.system')}
              {one.on_behalf_of && ` ${t('examine.behalf', { name: one.on_behalf_of.name })}`}
            </td>
            <td>
              {one.auto
                ? t(`examine.auto.${one.auto as 'timeout'}.${one.result as 'agreed'}`)
                : t(
                    `examine.result.${one.result === 'agreed' && one.task?.kind === 'handle' ? 'handled' : (one.result as 'agreed')}`,
                  )}
            </td>
            <td>{one.text}</td>
            <td>
              {one.sign_url ? (
                <img src={one.sign_url} alt={t('ui.signOf', { name: one.actor?.name ?? '' })} />
              ) : (
                one.signed && t('examine.signed')
              )}
            </td>
            <td>{minute(one.at)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
