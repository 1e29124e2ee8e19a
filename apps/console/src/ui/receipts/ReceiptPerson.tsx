import { mark } from '../../i18n/language.ts'
import DictText from '../DictText.tsx'
import StatusTag from '../StatusTag.tsx'

type Props = {
  person: { real_name: string; dept_name: string; post: string | null }
  /** The dictionary of posts. */
  dict: string
  isDone: boolean
  word: string
  /** What happened when; what did not is left out. */
  events: readonly (string | number | false | null | undefined)[]
}

/** One receiver: who, how far, and when what happened. */
export default function ReceiptPerson({ person, dict, isDone, word, events }: Props) {
  const happened = events.filter(Boolean)
  return (
    <li>
      <span>
        {person.real_name} · {person.dept_name}
        {person.post && (
          <>
            {' · '}
            <DictText dict={dict} value={person.post} />
          </>
        )}
      </span>
      <StatusTag kind={isDone ? 'done' : 'waiting'}>{word}</StatusTag>
      {happened.length > 0 && <small>{happened.join(mark('；'))}</small>}
    </li>
  )
}
