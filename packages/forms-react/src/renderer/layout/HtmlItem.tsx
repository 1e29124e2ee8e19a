import { optionsOf } from '../optionsOf.ts'
import SafeHtml from '../SafeHtml.tsx'
import type { LayoutProps } from './layoutProps.ts'

export default function HtmlItem({ snapshot: { field } }: LayoutProps) {
  return <SafeHtml className="sf-item sf-html" html={optionsOf('html', field).defaultValue} />
}
