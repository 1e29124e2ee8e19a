import { mark } from '@shouya/console/i18n/language.ts'
import { minute } from '@shouya/console/ui/text.ts'
import { useTranslation } from 'react-i18next'
import type { History } from './request.ts'

/** What was said beside the decisions, with the names of its files. */
export default function PrintedComments({ history }: { history: History }) {
  const { t } = useTranslation()
  const said = history.filter(({ type }) => type === 'commented')
  if (said.length === 0) return null
  return (
    <table className="examine-print-opinions">
      <caption>{t('examine.event.commented')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('examine.column.person')}</th>
          <th scope="col">{t('examine.comment')}</th>
          <th scope="col">{t('examine.commentFiles')}</th>
          <th scope="col">{t('examine.column.time')}</th>
        </tr>
      </thead>
      <tbody>
        {said.map((one) => (
          <tr key={`${one.at} ${one.actor?.id} ${one.text}`}>
            <td>{one.actor?.name ?? t('ui.system')}</td>
            <td>{one.text}</td>
            <td>{one.files.map(({ name }) => name).join(mark('、'))}</td>
            <td>{minute(one.at)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
