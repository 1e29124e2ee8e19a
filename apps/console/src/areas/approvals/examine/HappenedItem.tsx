import { useTranslation } from 'react-i18next'
import StatusTag from '../../../ui/StatusTag.tsx'
import type { StatusKind } from '../../../ui/status.ts'
import { minute } from '../../../ui/text.ts'
import { useWord } from '../../../ui/useWord.ts'
import FileLinks from './FileLinks.tsx'
import type { Happened } from './timelineOf.ts'
import { useSpan } from './useSpan.ts'

const kinds: Readonly<Record<string, StatusKind>> = { agreed: 'done', refused: 'refused', returned: 'waiting' }

/** One thing that happened: who did what where, in whose place, what was said, and how long it took. */
export default function HappenedItem({ one, begins }: { one: Happened; begins: boolean }) {
  const { t } = useTranslation()
  const word = useWord()
  const span = useSpan()
  const { type, result, auto, actor, task, backTo } = one
  const handled = result === 'agreed' && task?.kind === 'handle'
  const people = one.people.map(({ name }) => name).join('、')
  const what = result
    ? t(`examine.result.${handled ? 'handled' : (result as 'agreed')}`)
    : word(`examine.event.${type}`, type)
  return (
    <article>
      {begins && <p className="examine-pass">{t('examine.pass', { no: one.pass })}</p>}
      <div className="examine-line">
        <strong>{one.node_name || (type === 'submitted' || type === 'resubmitted' ? t('examine.start') : what)}</strong>
        {auto ? (
          <StatusTag kind="overdue">{t(`examine.auto.${auto as 'timeout'}.${result as 'agreed'}`)}</StatusTag>
        ) : (
          one.node_name && result && <StatusTag kind={kinds[result] ?? 'draft'}>{what}</StatusTag>
        )}
        {task && task.origin !== 'rule' && result && (
          <span className="ui-note">{word(`examine.origin.${task.origin}`, task.origin)}</span>
        )}
      </div>
      <div className="examine-who">
        {actor ? actor.name : t('ui.system')}
        {one.on_behalf_of && ` ${t('examine.behalf', { name: one.on_behalf_of.name })}`}
        {!result && one.node_name && ` ${what}`}
        {people && ` → ${people}`}
        {backTo !== null && ` → ${backTo || t('examine.initiator')}`}
      </div>
      {one.text && <p className="examine-text">{type === 'emitted' ? word(`examine.topic.${one.text}`, one.text) : one.text}</p>}
      {one.sign_url ? (
        <img className="examine-sign" src={one.sign_url} alt={t('ui.signOf', { name: actor?.name ?? '' })} />
      ) : (
        one.signed && <div className="ui-note">{t('examine.signed')}</div>
      )}
      <FileLinks urls={one.files} />
      <div className="ui-note">
        <time dateTime={one.at.replace(' ', 'T')}>{minute(one.at)}</time>
        {one.took !== null && ` · ${t('examine.took', { span: span(one.took) })}`}
      </div>
    </article>
  )
}
