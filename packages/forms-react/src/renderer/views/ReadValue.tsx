import { Rate } from 'antd'
import { useForm } from '../formContext.ts'
import { optionsOf } from '../optionsOf.ts'
import SafeHtml from '../SafeHtml.tsx'
import type { FieldSnapshot } from '../store/fieldNode.ts'
import { displayText } from './displayText.ts'
import ReadFiles from './ReadFiles.tsx'

/** A value for reading: in words, as stars, as links and pictures. */
export default function ReadValue({ snapshot }: { snapshot: FieldSnapshot }) {
  const { lang, mode } = useForm()
  const { field, value } = snapshot
  if (field.type === 'uploadFile' || field.type === 'uploadImg') return <ReadFiles snapshot={snapshot} />
  if (field.type === 'editor' && typeof value === 'string' && value !== '')
    return <SafeHtml className="sf-html" html={value} />
  if (field.type === 'rate' && mode === 'view') {
    const { max, allowHalf } = optionsOf('rate', field)
    return <Rate disabled count={Math.min(Math.max(1, max), 100)} allowHalf={allowHalf} value={Number(value) || 0} />
  }
  const words = displayText(snapshot, lang)
  return <div className={words === '' ? 'sf-read sf-note' : 'sf-read'}>{words === '' ? '-' : words}</div>
}
