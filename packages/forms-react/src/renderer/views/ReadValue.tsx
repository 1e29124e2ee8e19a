import { useForm } from '../formContext.ts'
import { optionsOf } from '../optionsOf.ts'
import SafeHtml from '../SafeHtml.tsx'
import type { FieldSnapshot } from '../store/nodes.ts'
import { displayText } from './displayText.ts'
import ReadFiles from './ReadFiles.tsx'

/** A value in read mode: as text, stars, links or images. */
export default function ReadValue({ snapshot }: { snapshot: FieldSnapshot }) {
  const { lang } = useForm()
  const { field, value } = snapshot
  if (field.type === 'uploadFile' || field.type === 'uploadImg') return <ReadFiles snapshot={snapshot} />
  if (field.type === 'editor' && typeof value === 'string' && value !== '')
    return <SafeHtml className="sf-html" html={value} />
  if (field.type === 'rate' && Number(value) > 0) return <Stars snapshot={snapshot} />
  const text = displayText(snapshot, lang)
  return <div className={text === '' ? 'sf-read sf-note' : 'sf-read'}>{text === '' ? '-' : text}</div>
}

/** A rating as stars, with its number for screen readers. */
function Stars({ snapshot: { field, value } }: { snapshot: FieldSnapshot }) {
  const max = Math.min(Math.max(1, optionsOf('rate', field).max), 100)
  const full = Math.min(Math.floor(Number(value)), max)
  return (
    <div className="sf-read">
      <span className="sf-stars" aria-hidden="true">
        {'★'.repeat(full)}
        {'☆'.repeat(max - full)}
      </span>{' '}
      {Number(value)} / {max}
    </div>
  )
}
