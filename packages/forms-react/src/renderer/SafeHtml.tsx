import { sanitise } from './sanitise.ts'

interface Props {
  readonly html: string
  readonly id?: string
  readonly className: string
}

/** Rich text from a document or a value, sanitised. */
export default function SafeHtml({ html, id, className }: Props) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised in the line that sets it
  return <div id={id} className={className} dangerouslySetInnerHTML={{ __html: sanitise(html) }} />
}
