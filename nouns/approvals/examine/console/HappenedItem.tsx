import { PaperClipOutlined } from '@ant-design/icons'
import { mark } from '@shouya/console/i18n/language.ts'
import StatusTag from '@shouya/console/ui/StatusTag.tsx'
import type { StatusKind } from '@shouya/console/ui/status.ts'
import { minute } from '@shouya/console/ui/text.ts'
import { useWord } from '@shouya/console/ui/useWord.ts'
import { useTranslation } from 'react-i18next'
import type { Entry } from './request.ts'
import type { Happened } from './timelineOf.ts'
import { useSpan } from './useSpan.ts'

const kinds: Readonly<Record<string, StatusKind>> = { agreed: 'done', refused: 'refused', returned: 'waiting' }

/** One event: who did what at which node, as whose substitute, with which comment, and after how long. */
export default function HappenedItem({ event, begins }: { event: Happened; begins: boolean }) {
  const { t } = useTranslation()
  const word = useWord()
  const span = useSpan()
  const { type, result, auto, task } = event
  const handled = result === 'agreed' && task?.kind === 'handle'
  const originWord = event.origin === null ? '' : word(`examine.origin.${event.origin}`, event.origin)
  const outcome = result
    ? t(`examine.result.${handled ? 'handled' : (result as 'agreed')}`)
    : originWord || word(`examine.event.${type}`, type)
  return (
    <article>
      {begins && <p className="examine-pass">{t('examine.pass', { no: event.pass })}</p>}
      <div className="examine-line">
        <strong>{event.node_name || (type === 'submitted' ? t('examine.start') : outcome)}</strong>
        {auto ? (
          <StatusTag kind="overdue">{t(`examine.auto.${auto as 'timeout'}.${result as 'agreed'}`)}</StatusTag>
        ) : (
          event.node_name && result && <StatusTag kind={kinds[result] ?? 'draft'}>{outcome}</StatusTag>
        )}
        {task && task.origin !== 'rule' && result && (
          <span className="ui-note">{word(`examine.origin.${task.origin}`, task.origin)}</span>
        )}
      </div>
      <Who event={event} what={result ? originWord : event.node_name ? outcome : ''} />
      <Said event={event} />
      <div className="ui-note">
        <time dateTime={event.at.replace(' ', 'T')}>{minute(event.at)}</time>
        {event.changed && ` · ${t('examine.event.changed')}`}
        {event.took !== null && ` · ${t('examine.took', { span: span(event.took) })}`}
      </div>
    </article>
  )
}

/** The person who did it, the person replaced, and the persons concerned. */
function Who({ event, what }: { event: Happened; what: string }) {
  const { t } = useTranslation()
  const { actor, on_behalf_of, backTo } = event
  const people = event.people.map(({ name }) => name).join(mark('、'))
  const parts = [
    actor ? actor.name : t('ui.system'),
    on_behalf_of && t('examine.behalf', { name: on_behalf_of.name }),
    what,
    people && `→ ${people}`,
    backTo !== null && `→ ${backTo || t('request.field.initiator_name')}`,
  ]
  return <div className="examine-who">{parts.filter(Boolean).join(' ')}</div>
}

/** The comment, the signature, and files. */
function Said({ event: { text, actor, sign_url, signed, files } }: { event: Happened }) {
  const { t } = useTranslation()
  return (
    <>
      {text && <p className="examine-text">{text}</p>}
      {sign_url ? (
        <img className="examine-sign" src={sign_url} alt={t('ui.signOf', { name: actor?.name ?? '' })} />
      ) : (
        signed && <div className="ui-note">{t('ui.signOther')}</div>
      )}
      <FileLinks files={files} />
    </>
  )
}

/** The files of a comment; the server refuses files that the reader may not read. */
function FileLinks({ files }: Pick<Entry, 'files'>) {
  if (files.length === 0) return null
  return (
    <ul className="ui-lines examine-files">
      {files.map(({ url, name, size }) => (
        <li key={url}>
          <a href={url} download={name} target="_blank" rel="noreferrer">
            <PaperClipOutlined aria-hidden="true" /> {name}
          </a>
          <span className="ui-note">{Math.ceil(size / 1024)} kB</span>
        </li>
      ))}
    </ul>
  )
}
